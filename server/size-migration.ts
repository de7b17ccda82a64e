import { indexConcurrently } from './platform/migrate.ts'

/**
 * What a large site needs: an account is deleted and exported, and what has expired is found, without reading tables
 * from end to end. The indexes of before leave out deleted assessments, and mails of sign-ups.
 */
export const addIndexesForSize = indexConcurrently(
  ['assessment_of_user', 'on assessment (user_id)'],
  ['assessment_oldest', 'on assessment (created_at) where deleted_at is null'],
  ['mail_of_sign_up', 'on mail (sign_up_id) where sign_up_id is not null'],
  ['mail_finished', 'on mail (finished_at) where finished_at is not null'],
  ['mail_waiting', `on mail (created_at) where status = 'queued'`],
)
