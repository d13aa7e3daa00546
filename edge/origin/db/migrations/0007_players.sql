CREATE TABLE `match_players` (
	`match_id` text NOT NULL,
	`player_id` text NOT NULL,
	`side` text NOT NULL,
	`is_starter` integer NOT NULL,
	`has_played` integer NOT NULL,
	PRIMARY KEY(`match_id`, `player_id`)
);
--> statement-breakpoint
CREATE INDEX `match_players_by_player` ON `match_players` (`player_id`);--> statement-breakpoint
INSERT INTO `match_players`
WITH sheets AS (
	SELECT match_id, substr(kind, 8) side, body, body ->> 'confirmed' played
	FROM `match_details` WHERE kind IN ('lineup-home', 'lineup-away')
), told AS (
	SELECT match_id, value incident FROM `match_details`, json_each(body) WHERE kind = 'incidents'
	UNION ALL
	SELECT match_id, value FROM `match_records`, json_each(incidents)
), named AS (
	SELECT match_id, value ->> 'id' player_id, side, 1 starter, played FROM sheets, json_each(body, '$.starters')
	UNION ALL
	SELECT match_id, value ->> 'id', side, 0, 0 FROM sheets, json_each(body, '$.substitutes')
	UNION ALL
	SELECT match_id, player_id, side, is_starter, coalesce(figures ->> 'minutes' > 0, figures <> '{}') FROM `box_score_lines`
	UNION ALL
	SELECT match_id, incident ->> 'playerId', CASE WHEN incident ->> 'type' <> 'own-goal' THEN incident ->> 'team' WHEN incident ->> 'team' = 'home' THEN 'away' ELSE 'home' END, 0, 1
	FROM told WHERE incident ->> 'team' IS NOT NULL
	UNION ALL
	SELECT match_id, incident ->> 'relatedPlayerId', incident ->> 'team', 0, 1
	FROM told WHERE incident ->> 'team' IS NOT NULL AND incident ->> 'type' NOT IN ('foul', 'own-goal')
)
SELECT match_id, player_id, min(side), max(starter), max(played) FROM named WHERE player_id IS NOT NULL GROUP BY match_id, player_id;--> statement-breakpoint
INSERT OR IGNORE INTO `players` (`id`, `sport_id`, `name`)
SELECT value ->> 'playerId', m.sport_id, value ->> 'player'
FROM `match_records` r JOIN `matches` m ON m.id = r.match_id, json_each(r.incidents)
WHERE value ->> 'playerId' IS NOT NULL AND value ->> 'player' IS NOT NULL;
