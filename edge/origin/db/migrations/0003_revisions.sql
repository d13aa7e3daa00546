CREATE TABLE `match_revisions` (
	`match_id` text PRIMARY KEY NOT NULL,
	`revision` integer NOT NULL,
	`revised_at` integer NOT NULL
);

--> statement-breakpoint
-- drizzle-kit wrote the statement above. The statements below are written by hand.
INSERT INTO `match_revisions` SELECT `id`, 0, unixepoch() * 1000 FROM `matches`;--> statement-breakpoint
CREATE TRIGGER `matches_inserted_revision` AFTER INSERT ON `matches` BEGIN
	INSERT INTO match_revisions(match_id, revision, revised_at) VALUES (new.id, 0, unixepoch() * 1000)
	ON CONFLICT DO NOTHING;
END;--> statement-breakpoint
CREATE TRIGGER `matches_updated_revision` AFTER UPDATE ON `matches` WHEN
	(new.league_id, new.home_team_id, new.away_team_id, new.start_time, new.start_time_tbd, new.start_day_tbd, new.round, new.venue, new.venue_id, new.status)
	IS NOT (old.league_id, old.home_team_id, old.away_team_id, old.start_time, old.start_time_tbd, old.start_day_tbd, old.round, old.venue, old.venue_id, old.status)
	OR new.status IN ('Ended', 'Finished')
	AND (new.match_status, new.score, new.periods, new.shootout, new.winner) IS NOT (old.match_status, old.score, old.periods, old.shootout, old.winner)
BEGIN
	INSERT INTO match_revisions(match_id, revision, revised_at) VALUES (new.id, 1, unixepoch() * 1000)
	ON CONFLICT (match_id) DO UPDATE SET revision = revision + 1, revised_at = excluded.revised_at;
END;
