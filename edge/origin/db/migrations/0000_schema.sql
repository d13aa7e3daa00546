CREATE TABLE `group_teams` (
	`season_id` text NOT NULL,
	`team_id` text NOT NULL,
	`group_name` text NOT NULL,
	PRIMARY KEY(`season_id`, `team_id`)
);
--> statement-breakpoint
CREATE TABLE `leagues` (
	`id` text PRIMARY KEY NOT NULL,
	`sport_id` integer NOT NULL,
	`name` text NOT NULL,
	`country` text,
	`logo_uri` text,
	`rank` integer
);
--> statement-breakpoint
CREATE INDEX `leagues_by_sport` ON `leagues` (`sport_id`,`name`);--> statement-breakpoint
CREATE TABLE `matches` (
	`id` text PRIMARY KEY NOT NULL,
	`sport_id` integer NOT NULL,
	`league_id` text NOT NULL,
	`home_team_id` text NOT NULL,
	`away_team_id` text NOT NULL,
	`season_id` text,
	`stage` text,
	`tie` integer,
	`start_time` integer NOT NULL,
	`start_time_tbd` integer DEFAULT false NOT NULL,
	`start_day_tbd` integer DEFAULT false NOT NULL,
	`round` text,
	`group_name` text,
	`venue` text,
	`venue_id` text,
	`fixture_sequence` integer DEFAULT 0 NOT NULL,
	`status` text NOT NULL,
	`match_status` text NOT NULL,
	`played_time` integer,
	`score` text,
	`periods` text NOT NULL,
	`game_score` text NOT NULL,
	`shootout` text,
	`winner` text,
	`display_status` text NOT NULL,
	`state_epoch` text,
	`state_version` integer NOT NULL,
	`state_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `matches_by_start` ON `matches` (`start_time`,`id`);--> statement-breakpoint
CREATE INDEX `matches_by_sport` ON `matches` (`sport_id`,`start_time`);--> statement-breakpoint
CREATE INDEX `matches_by_league` ON `matches` (`league_id`,`start_time`);--> statement-breakpoint
CREATE INDEX `matches_by_season` ON `matches` (`season_id`,`start_time`);--> statement-breakpoint
CREATE INDEX `matches_by_home` ON `matches` (`home_team_id`,`start_time`);--> statement-breakpoint
CREATE INDEX `matches_by_away` ON `matches` (`away_team_id`,`start_time`);--> statement-breakpoint
CREATE INDEX `matches_by_status` ON `matches` (`status`,`start_time`);--> statement-breakpoint
CREATE TABLE `players` (
	`id` text PRIMARY KEY NOT NULL,
	`sport_id` integer NOT NULL,
	`name` text NOT NULL,
	`birth_date` text,
	`nation` text,
	`logo_uri` text
);
--> statement-breakpoint
CREATE TABLE `search_entries` (
	`id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`entity_id` text NOT NULL,
	`sport_id` integer NOT NULL,
	`text` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_entries_by_entity` ON `search_entries` (`kind`,`entity_id`);--> statement-breakpoint
CREATE TABLE `search_words` (
	`id` integer PRIMARY KEY NOT NULL,
	`word` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_words_word_unique` ON `search_words` (`word`);--> statement-breakpoint
CREATE TABLE `season_rules` (
	`season_id` text PRIMARY KEY NOT NULL,
	`tiebreakers` text,
	`zones` text NOT NULL,
	`knockout` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `seasons` (
	`id` text PRIMARY KEY NOT NULL,
	`league_id` text NOT NULL,
	`name` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `seasons_by_league` ON `seasons` (`league_id`,`name`);--> statement-breakpoint
CREATE TABLE `squad_players` (
	`season_id` text NOT NULL,
	`team_id` text NOT NULL,
	`player_id` text NOT NULL,
	`number` integer,
	`position` text,
	`club` text,
	PRIMARY KEY(`team_id`, `season_id`, `player_id`)
);
--> statement-breakpoint
CREATE INDEX `squad_players_by_player` ON `squad_players` (`player_id`);--> statement-breakpoint
CREATE TABLE `teams` (
	`id` text PRIMARY KEY NOT NULL,
	`sport_id` integer NOT NULL,
	`name` text NOT NULL,
	`short_name` text NOT NULL,
	`code` text,
	`nation` text,
	`country` text,
	`logo_uri` text
);
--> statement-breakpoint
CREATE TABLE `venues` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`city` text,
	`country` text,
	`capacity` integer
);
--> statement-breakpoint
CREATE TABLE `box_score_lines` (
	`match_id` text NOT NULL,
	`player_id` text NOT NULL,
	`side` text NOT NULL,
	`place` integer NOT NULL,
	`name` text NOT NULL,
	`number` integer,
	`position` text,
	`is_starter` integer NOT NULL,
	`figures` text NOT NULL,
	PRIMARY KEY(`match_id`, `player_id`)
);
--> statement-breakpoint
CREATE INDEX `box_score_lines_by_player` ON `box_score_lines` (`player_id`);--> statement-breakpoint
CREATE TABLE `match_details` (
	`match_id` text NOT NULL,
	`kind` text NOT NULL,
	`occurred_at` integer NOT NULL,
	`fingerprint` text NOT NULL,
	`body` text NOT NULL,
	PRIMARY KEY(`match_id`, `kind`)
);
--> statement-breakpoint
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
CREATE TABLE `match_records` (
	`match_id` text PRIMARY KEY NOT NULL,
	`epoch` text NOT NULL,
	`version` integer NOT NULL,
	`at` integer NOT NULL,
	`incidents` text NOT NULL,
	`stats` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `odds_offers` (
	`match_id` text NOT NULL,
	`market` text NOT NULL,
	`line` text NOT NULL,
	`bookmaker_id` text NOT NULL,
	`bookmaker_name` text NOT NULL,
	`prices` text NOT NULL,
	`opening` text NOT NULL,
	`is_suspended` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`match_id`, `market`, `line`, `bookmaker_id`)
);
--> statement-breakpoint
CREATE TABLE `betting_accounts` (
	`account` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`linked_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `betting_accounts_by_user` ON `betting_accounts` (`user_id`);--> statement-breakpoint
CREATE TABLE `identities` (
	`provider` text NOT NULL,
	`subject` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`provider`, `subject`)
);
--> statement-breakpoint
CREATE INDEX `identities_by_user` ON `identities` (`user_id`);--> statement-breakpoint
CREATE TABLE `proofs` (
	`hash` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE INDEX `proofs_by_subject` ON `proofs` (`subject`);--> statement-breakpoint
CREATE INDEX `proofs_by_expiry` ON `proofs` (`expires_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`renewal_hash` text NOT NULL,
	`replaced_tokens` text,
	`rotated_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer
);
--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_by_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text,
	`email_key` text,
	`phone` text,
	`username` text,
	`username_key` text,
	`status_message` text,
	`avatar_key` text,
	`country_code` text,
	`password_hash` text,
	`unique_hash_key` text NOT NULL,
	`confirmed_at` integer,
	`age_verified` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`deleted_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_key_unique` ON `users` (`email_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_phone_unique` ON `users` (`phone`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_key_unique` ON `users` (`username_key`);--> statement-breakpoint
CREATE TABLE `captchas` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`work` integer DEFAULT 1 NOT NULL,
	`expires` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE INDEX `captchas_by_expiry` ON `captchas` (`expires`);--> statement-breakpoint
CREATE TABLE `otp_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`channel` text NOT NULL,
	`purpose` text NOT NULL,
	`target` text NOT NULL,
	`user_id` text,
	`code_hash` text,
	`code_expires` integer,
	`tries` integer DEFAULT 0 NOT NULL,
	`expires` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE INDEX `otp_requests_by_expiry` ON `otp_requests` (`expires`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`channel` text NOT NULL,
	`recipient` text NOT NULL,
	`code` text,
	`text` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tries` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`until` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `tries_by_end` ON `tries` (`until`);--> statement-breakpoint
CREATE TABLE `comment_reports` (
	`comment_id` text NOT NULL,
	`reporter_hash` text NOT NULL,
	`reported_at` integer NOT NULL,
	PRIMARY KEY(`comment_id`, `reporter_hash`)
);
--> statement-breakpoint
CREATE TABLE `comments` (
	`id` text PRIMARY KEY NOT NULL,
	`news_id` text NOT NULL,
	`user_id` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	`withdrawn_at` integer
);
--> statement-breakpoint
CREATE INDEX `comments_by_news` ON `comments` (`news_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `comments_by_user` ON `comments` (`user_id`);--> statement-breakpoint
CREATE INDEX `comments_by_time` ON `comments` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `favourites` (
	`user_id` text NOT NULL,
	`type` integer NOT NULL,
	`item_id` text NOT NULL,
	`added_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `type`, `item_id`)
);
--> statement-breakpoint
CREATE TABLE `article_subjects` (
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`article_id` text NOT NULL,
	`published_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `subject_id`, `published_at`, `article_id`)
);
--> statement-breakpoint
CREATE INDEX `article_subjects_by_article` ON `article_subjects` (`article_id`);--> statement-breakpoint
CREATE TABLE `articles` (
	`key` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`story` text NOT NULL,
	`slug` text NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`hero_uri` text,
	`author` text,
	`published_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`sport_id` integer,
	`tags` text NOT NULL,
	`match_ids` text NOT NULL,
	`parts` text NOT NULL,
	`text` text NOT NULL,
	`fingerprint` text NOT NULL,
	`source` text DEFAULT 'import' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `articles_id_unique` ON `articles` (`id`);--> statement-breakpoint
CREATE INDEX `articles_by_source` ON `articles` (`source`,`id`);--> statement-breakpoint
CREATE INDEX `articles_by_time` ON `articles` (`published_at`,`id`);--> statement-breakpoint
CREATE INDEX `articles_by_sport` ON `articles` (`sport_id`,`published_at`,`id`);--> statement-breakpoint
CREATE INDEX `articles_by_story` ON `articles` (`story`,`language`);--> statement-breakpoint
CREATE TABLE `policies` (
	`policy` text NOT NULL,
	`language` text NOT NULL,
	`brand` text NOT NULL,
	`version` text NOT NULL,
	`since` integer,
	`introduction` text NOT NULL,
	`sections` text NOT NULL,
	`fingerprint` text NOT NULL,
	PRIMARY KEY(`policy`, `language`, `brand`)
);
--> statement-breakpoint
CREATE TABLE `withdrawn_articles` (
	`id` text PRIMARY KEY NOT NULL,
	`withdrawn_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tv_channels` (
	`id` integer PRIMARY KEY NOT NULL,
	`channel` text NOT NULL,
	`fingerprint` text NOT NULL,
	`revision` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `counted_viewers` (
	`hash` text PRIMARY KEY NOT NULL,
	`day` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `counted_viewers_by_day` ON `counted_viewers` (`day`);--> statement-breakpoint
CREATE TABLE `daily_views` (
	`day` integer NOT NULL,
	`news_id` text NOT NULL,
	`views` integer NOT NULL,
	PRIMARY KEY(`day`, `news_id`)
);
--> statement-breakpoint
CREATE TABLE `news_views` (
	`news_id` text PRIMARY KEY NOT NULL,
	`views` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `playlists` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`titles` text NOT NULL,
	`description` text NOT NULL,
	`descriptions` text NOT NULL,
	`sport_id` integer,
	`video_ids` text NOT NULL,
	`published_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`fingerprint` text NOT NULL,
	`source` text DEFAULT 'import' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `playlists_by_source` ON `playlists` (`source`,`id`);--> statement-breakpoint
CREATE INDEX `playlists_by_time` ON `playlists` (`published_at`,`id`);--> statement-breakpoint
CREATE TABLE `video_subjects` (
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`video_id` text NOT NULL,
	`published_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `subject_id`, `published_at`, `video_id`)
);
--> statement-breakpoint
CREATE INDEX `video_subjects_by_video` ON `video_subjects` (`video_id`);--> statement-breakpoint
CREATE TABLE `videos` (
	`id` text PRIMARY KEY NOT NULL,
	`story` text NOT NULL,
	`slug` text NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`title_without_score` text,
	`description` text NOT NULL,
	`stream_uri` text NOT NULL,
	`duration` real NOT NULL,
	`poster_uri` text,
	`captions` text NOT NULL,
	`author` text,
	`published_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`sport_id` integer,
	`tags` text NOT NULL,
	`match_ids` text NOT NULL,
	`fingerprint` text NOT NULL,
	`source` text DEFAULT 'import' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `videos_by_source` ON `videos` (`source`,`id`);--> statement-breakpoint
CREATE INDEX `videos_by_time` ON `videos` (`published_at`,`id`);--> statement-breakpoint
CREATE INDEX `videos_by_sport` ON `videos` (`sport_id`,`published_at`,`id`);--> statement-breakpoint
CREATE INDEX `videos_by_story` ON `videos` (`story`,`language`);--> statement-breakpoint
CREATE TABLE `withdrawn_media` (
	`kind` text NOT NULL,
	`id` text NOT NULL,
	`withdrawn_at` integer NOT NULL,
	PRIMARY KEY(`kind`, `id`)
);
--> statement-breakpoint
-- drizzle-kit wrote the statements above. It knows no full-text indexes and no triggers: the
-- statements below are written by hand.
CREATE VIRTUAL TABLE `search_index` USING fts5(text, content='search_entries', content_rowid='id', tokenize='unicode61 remove_diacritics 2', prefix='2 3');--> statement-breakpoint
CREATE TRIGGER `search_entries_inserted` AFTER INSERT ON `search_entries` BEGIN
	INSERT INTO search_index(rowid, text) VALUES (new.id, new.text);
END;--> statement-breakpoint
CREATE TRIGGER `search_entries_updated` AFTER UPDATE ON `search_entries` BEGIN
	INSERT INTO search_index(search_index, rowid, text) VALUES ('delete', old.id, old.text);
	INSERT INTO search_index(rowid, text) VALUES (new.id, new.text);
END;--> statement-breakpoint
CREATE TRIGGER `search_entries_deleted` AFTER DELETE ON `search_entries` BEGIN
	INSERT INTO search_index(search_index, rowid, text) VALUES ('delete', old.id, old.text);
END;--> statement-breakpoint
CREATE VIRTUAL TABLE `search_word_parts` USING fts5(word, content='', tokenize='trigram');--> statement-breakpoint
CREATE TRIGGER `search_words_inserted` AFTER INSERT ON `search_words` BEGIN
	INSERT INTO search_word_parts(rowid, word) VALUES (new.id, '  ' || new.word || ' ');
END;--> statement-breakpoint
CREATE TRIGGER `search_entries_inserted_words` AFTER INSERT ON `search_entries` BEGIN
	INSERT INTO search_words(word)
	SELECT DISTINCT value FROM json_each('[' || replace(json_quote(new.text), ' ', '","') || ']')
	WHERE NOT EXISTS (SELECT 1 FROM search_words WHERE word = value);
END;--> statement-breakpoint
CREATE TRIGGER `search_entries_updated_words` AFTER UPDATE ON `search_entries` BEGIN
	INSERT INTO search_words(word)
	SELECT DISTINCT value FROM json_each('[' || replace(json_quote(new.text), ' ', '","') || ']')
	WHERE NOT EXISTS (SELECT 1 FROM search_words WHERE word = value);
END;--> statement-breakpoint
CREATE VIRTUAL TABLE `article_index` USING fts5(title, summary, body, sport, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='1 2 3');
