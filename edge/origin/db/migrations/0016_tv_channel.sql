CREATE TABLE `tv_channels` (
	`id` integer PRIMARY KEY NOT NULL,
	`channel` text NOT NULL,
	`fingerprint` text NOT NULL,
	`revision` integer NOT NULL
);
