CREATE INDEX `proofs_by_lower_subject` ON `proofs` (lower("subject"));--> statement-breakpoint
CREATE INDEX `otp_requests_by_target` ON `otp_requests` (lower("target"));--> statement-breakpoint
CREATE INDEX `otp_requests_by_user` ON `otp_requests` (`user_id`) WHERE user_id is not null;--> statement-breakpoint
-- drizzle-kit wrote the statements above. The statement below is written by hand: it leaves what `MOST_SESSIONS` allows.
DELETE FROM `sessions` WHERE `id` IN (
	SELECT `id` FROM (
		SELECT `id`, row_number() OVER (PARTITION BY `user_id` ORDER BY `revoked_at` IS NULL DESC, `rotated_at` DESC, rowid DESC) AS `place`
		FROM `sessions` WHERE `user_id` IN (SELECT `user_id` FROM `sessions` GROUP BY `user_id` HAVING count(*) > 50)
	) WHERE `place` > 50
);
