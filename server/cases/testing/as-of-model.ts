import type { Outlook } from '@settlesg/contract'
import type { TestApp } from '../../testing/test-app.ts'
import { findAnalysis } from '../queries.ts'
import { analysisIn, storedAnalysis, storedOutlook } from '../stored.ts'
import { openOutlook, openSummary, summarize } from '../summary.ts'

/** Makes what is stored of an assessment look as if another model had made it: one that knew no plan, and said `said`. */
export async function asOfModel(
  { db, secrets }: Pick<TestApp, 'db' | 'secrets'>,
  id: string,
  model_version: string,
  said: Partial<Outlook> = {},
): Promise<void> {
  const row = await db.selectFrom('assessment').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const outlook = { ...openOutlook(secrets, row), ...said, model_version }
  const content = {
    outlook_encrypted: secrets.encrypt(storedOutlook(outlook)),
    summary_encrypted: secrets.encrypt(JSON.stringify(summarize(outlook, openSummary(secrets, row).version))),
  }
  await db.updateTable('assessment').set(content).where('id', '=', id).execute()
  await analysisAsOfModel({ db, secrets }, id, model_version)
}

/** The same of its analysis alone, where there is one. */
export async function analysisAsOfModel(
  { db, secrets }: Pick<TestApp, 'db' | 'secrets'>,
  id: string,
  model_version: string,
): Promise<void> {
  const stored = await findAnalysis(db, id)
  if (!stored) return
  const analysis = { ...analysisIn(secrets.decrypt(stored.analysis_encrypted)), model_version, plan: [] }
  const made = { model_version, analysis_encrypted: secrets.encrypt(storedAnalysis(analysis)) }
  await db.updateTable('analysis').set(made).where('assessment_id', '=', id).execute()
}
