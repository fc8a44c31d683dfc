ALTER TABLE "one_time" DROP CONSTRAINT "one_time_user_id_account_id_fk";
