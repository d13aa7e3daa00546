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
	`fingerprint` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `articles_id_unique` ON `articles` (`id`);--> statement-breakpoint
CREATE INDEX `articles_by_time` ON `articles` (`published_at`,`id`);--> statement-breakpoint
CREATE INDEX `articles_by_sport` ON `articles` (`sport_id`,`published_at`,`id`);--> statement-breakpoint
CREATE INDEX `articles_by_story` ON `articles` (`story`,`language`);--> statement-breakpoint
CREATE VIRTUAL TABLE `article_index` USING fts5(title, summary, body, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='1 2 3');
