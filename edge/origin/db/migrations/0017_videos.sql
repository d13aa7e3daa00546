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
	`fingerprint` text NOT NULL
);
--> statement-breakpoint
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
	`fingerprint` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `videos_by_time` ON `videos` (`published_at`,`id`);--> statement-breakpoint
CREATE INDEX `videos_by_sport` ON `videos` (`sport_id`,`published_at`,`id`);--> statement-breakpoint
CREATE INDEX `videos_by_story` ON `videos` (`story`,`language`);