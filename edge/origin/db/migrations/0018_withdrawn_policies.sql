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
ALTER TABLE `articles` ADD `source` text DEFAULT 'import' NOT NULL;--> statement-breakpoint
CREATE INDEX `articles_by_source` ON `articles` (`source`,`id`);