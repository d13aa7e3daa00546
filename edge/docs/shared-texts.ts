/** Text of each event status. */
export const EVENT_STATUS =
  'How far the match is. `NotStarted`: not begun. `Delayed`: begins later than planned. `Live`: in play, or in a break of it. ' +
  '`Suspended`, `Interrupted`: play stopped and may go on. `Ended`: play is over, the result is not confirmed yet. ' +
  '`Finished`: the result is confirmed. `Abandoned`: stopped before its end, and does not go on. `Cancelled`: is not played. ' +
  '`Postponed`: is played at another time. `Unknown`: the source does not say. Show `Ended` and `Finished` alike, and read a ' +
  'value that is not listed as `Unknown`';

/** Text of each match status. */
export const MATCH_STATUS =
  'The period that is on, or how the match ended. `Not start`; `H1`, `HT`, `H2`: halves and the pause between; `ET1`, `ETHT`, `ET2`: extra time; ' +
  '`PEN`: shoot-out; `Q1` to `Q4`: quarters; `OT`, `OT2` …: overtimes; `S1` …: sets; `I1` …: innings; `Break`: any other pause; ' +
  '`Ended`, `AET`, `AP`: over, after extra time, after penalties; `Walkover`, `Retired`, `Defaulted`, `Awarded`: decided without full play';

export const SPORT_ID =
  'Id of the sport: football 1, basketball 2, baseball 3, tennis 5, handball 6, American football 16, table tennis 20, volleyball 23, badminton 31, beach volleyball 34';
