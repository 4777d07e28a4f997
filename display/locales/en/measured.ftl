# What `dicecaller bench` and `simulate` print for people, in a terminal. Amounts come with their unit, as strings.

measured-machine = { $processor }, cores { $cores }, load { $load }; Python { $python }, OpenCV { $opencv }; { $time }
measured-at-most = at most { $most }
measured-not-met = NOT MET
measured-colour = { $colour ->
    [white] white
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[other] other
}
measured-none = none
measured-nothing = nothing

# simulate
measured-simulate-progress = games: { $done } of { $all }
measured-simulate-sheet = variant
measured-simulate-players = players
measured-simulate-policy = policy
measured-simulate-policy-name = { $policy ->
    [careful] careful
   *[random] random
}
measured-simulate-seed = seed
measured-simulate-games = games
measured-simulate-mean-score = mean score
measured-simulate-mean-score-by-seat = mean score by seat
measured-simulate-mean-winning-score = mean winning score
measured-simulate-lowest-score = lowest score
measured-simulate-highest-score = highest score
measured-simulate-mean-turns = mean turns
measured-simulate-wins-by-seat = wins by seat
measured-simulate-shared-wins = shared wins
measured-simulate-ended-by = ended by
measured-simulate-games-per-s = games a second
measured-simulate-end = { $reason ->
    [colours] colours
   *[penalties] penalties
} { $count }

# bench reader
measured-reader-progress = { $folder }: { $done } of { $all }
measured-reader-missing = { $count ->
    [one] 1 picture is missing and left out: { $file }
   *[other] { $count } pictures are missing and left out, the first: { $file }
}
measured-reader-share = { $name } pictures { $pictures } | readable { $readable }: right { $right }, values { $values }, refused { $refused }, WRONG { $wrong } | not to be read { $closed }: ACCEPTED { $accepted }
measured-reader-set = set { $name }
measured-reader-source = source { $name }
measured-reader-times = pixels to answer { $pixels } (95th percentile { $pixels-p95 }), file to answer { $file }, floor { $floor }: { $ratio } × it (95th percentile { $ratio-p95 })
measured-reader-ratio = … { $part ->
    [readable] readable
    [easy] easy
    [typical] typical
    [hard] hard
   *[other] { $part }
}: { $median } × the floor (95th percentile { $p95 }; pictures { $pictures })
measured-reader-values = values, truth in rows:
measured-reader-colours = colours, truth in rows:
measured-reader-confidence = confidence: { $bins }
measured-reader-bin = said { $said }, right { $right } ({ $dice })
measured-reader-verdict = { $verdict ->
    [right] right
    [colour-wrong] colour wrong
    [refused] refused
    [WRONG] WRONG
    [rightly-refused] rightly refused
   *[ACCEPTED] ACCEPTED
}
measured-reader-shown = { $verdict } { $file }: truth { $truth }; said { $said }

# bench rules, bench box
measured-rules = { $sheet }: referee lines a second { $lines }, random games of three a second { $games }
measured-box-key = key press to event through the firmware
measured-box-ping = ping through the firmware
measured-box = { $what }: median { $median }, 95 of 100 within { $p95 }, worst { $worst } (n={ $count }, bar { $bar })

# bench voice
measured-voice-first-sample-median = first sample, median
measured-voice-first-sample-worst = first sample, worst
measured-voice-interruption-median = interruption, median
measured-voice-interruption-worst = interruption, worst
measured-voice-say-worst = caller held, worst
measured-voice-frame-late-silent-p99 = frames late when silent, 99th percentile
measured-voice-frame-late-speaking-p99 = frames late when speaking, 99th percentile
measured-voice-frame-late-added-median = frames later by speaking, median
measured-voice-frame-cpu-added = computing added to a frame
measured-voice-card-buffer = buffer of the sound card

# bench live
measured-live-progress = throws { $done } of { $all }: right { $right }, refused at first { $refused }, WRONG { $wrong }, called though not to be read { $accepted }
measured-live-cores = processes: { $cores }, not { $wanted }: one for each core
measured-live-throws = throws { $throws }, of them readable { $readable }, called right { $right }
measured-live-wrong-rolls-called = wrong rolls called
measured-live-called-though-not-to-be-read = called though not to be read
measured-live-second-rolls-of-one-throw = second rolls of one throw
measured-live-refused-at-first-sight = refused at first sight
measured-live-needing-a-person = needing a person
measured-live-nudges-missed = nudges missed
measured-live-faults-missed = faults missed
measured-live-latency-median = latency, median
measured-live-latency-95th-percentile = latency, 95th percentile
measured-live-computing-of-it-median = computing of it, median
measured-live-away = refused, styles never tuned on
measured-live-away-throws = (throws: { $throws })
measured-live-idle = a frame of a still tray
measured-live-idle-share = share of a core at 30 frames a second: { $share }
measured-live-reasons = refused because: { $reasons }
measured-live-otherwise = refused with another reason: { $reasons }
measured-live-kinds = of each kind: { $kinds }
measured-live-failure = table { $table } throw { $throw }, { $kind }: { $what ->
    [wrong] called { $said } for { $lay }
    [called] called
    [not-noticed] not noticed
    [not-told] { $said } not told
    [no-answer] no answer
   *[refused] refused ({ $said })
}
measured-live-kind = { $kind ->
    [plain] plain
    [by-hand] rolled by hand
    [cocked] leaning
    [missing] a die missing
    [removed] a closed die there
    [hand] a hand over it
    [bumped] bumped
    [swapped] red and blue mixed up
    [unplugged] no picture
    [frozen] still picture
    [black] black
    [moved] camera moved
    [wrong-size] another picture size
    [slow] few pictures
   *[other] { $kind }
}

# bench sequences
measured-sequences-covered = roll in frame { $frame }, under a hand
measured-sequences-moving = roll in frame { $frame }, while dice roll
measured-sequences-second = second roll in frame { $frame }
measured-sequences-missed = throw at rest from frame { $frame } not called
measured-sequences-not-to-be-read = called in frame { $frame }, not to be read
measured-sequences-wrong = WRONG roll in frame { $frame }
measured-sequences-late = called { $frames } { $frames ->
    [one] frame
   *[other] frames
} after coming to rest
measured-sequences-bump-missed = bump before frame { $frame } not told
measured-sequences-bump-wrong = bump before frame { $frame } told wrongly
measured-sequences-both = { $one }; { $other }
measured-sequences-refused = refused: { $reasons }
measured-sequences-sum = sequences { $sequences }, without fault { $good }: throws called { $called } of { $throws }, bumps told { $nudged } of { $nudges }, WRONG { $wrong }

# bench screen
measured-screen-way = from sleep to the first roll ({ $spoken })
measured-screen-own = of it reading and tapping { $own }
measured-screen-game = a game of five by fingers
measured-screen-answers = answers { $answers }, each counted once
measured-screen-shown = all fingers down to all answers stored and shown
measured-screen-times = median { $median }, least { $least }

# bench memory
measured-memory = { $tray ->
    [empty] empty tray
   *[dice] dice in the tray
}: minutes { $minutes }, frames { $frames }: memory grew by { $growth } (at most { $most-growth }), share of a core { $share } (at most { $most-share })
