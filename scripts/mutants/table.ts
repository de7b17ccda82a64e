/** A mistake that someone could make. `from` occurs once in its file; `test` is the one home of the rule that breaks. */
export interface Fault {
  name: string
  file: string
  from: string
  to: string
  test: string
}

export const faults: Fault[] = [
  {
    name: 'money: the last unit of a wallet cannot be spent',
    file: 'server/credits/tables.ts',
    from: 'balance + p_delta >= 0',
    to: 'balance + p_delta > 0',
    test: 'server/credits/ledger.test.ts',
  },
  {
    name: 'money: the same answers are charged again when they are sent again',
    file: 'server/cases/service.ts',
    from: 'const charged = !place.isKept && allowsEstimate(answers) && !place.row?.charged_at',
    to: 'const charged = allowsEstimate(answers)',
    test: 'server/cases/routes.test.ts',
  },
  {
    name: 'money: a pack of which a unit is used can be refunded',
    file: 'server/payments/present.ts',
    from: 'Math.floor(unusedUnits / unitsOfPack)',
    to: 'Math.ceil(unusedUnits / unitsOfPack)',
    test: 'server/payments/partial-refunds.test.ts',
  },
  {
    name: 'money: a webhook is taken whose signature does not fit',
    file: 'server/payments/signature.ts',
    from: "throw new InvalidSignatureError('The signature does not fit', { cause })",
    to: 'return JSON.parse(String(body))',
    test: 'server/payments/webhook.test.ts',
  },
  {
    name: 'money: a payment is booked again by each event that tells of it',
    file: 'server/payments/settle.ts',
    from: 'ranks[checkout.status] <= ranks[purchase.status]',
    to: 'ranks[checkout.status] < ranks[purchase.status]',
    test: 'server/payments/settle.test.ts',
  },
  {
    name: 'sessions: a token is accepted in the second in which it expires',
    file: 'server/accounts/access-token.ts',
    from: 'expiresAt > seconds(clock.now())',
    to: 'expiresAt >= seconds(clock.now())',
    test: 'server/accounts/access-token.test.ts',
  },
  {
    name: 'sessions: a changed password leaves the other sessions open',
    file: 'server/accounts/change-password.ts',
    from: 'await deleteSessions(tx, caller.id)',
    to: '',
    test: 'server/accounts/change-password.test.ts',
  },
  {
    name: 'sessions: other reset links work on after one was used',
    file: 'server/accounts/change-password.ts',
    from: 'await revokeLinks(tx, taken.user_id)',
    to: '',
    test: 'server/accounts/change-password.test.ts',
  },
  {
    name: 'sessions: a limit lets one more in than it says',
    file: 'server/limits/queries.ts',
    from: 'const hasRoom = sql`kept.used <',
    to: 'const hasRoom = sql`kept.used <=',
    test: 'server/limits/service.test.ts',
  },
  {
    name: 'ownership: a case is shown to another account',
    file: 'server/cases/queries.ts',
    from: "kept(db, userId).where('id', '=', id).executeTakeFirst()",
    to: "db.selectFrom('assessment').selectAll().select(isUnlocked).where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()",
    test: 'server/cases/routes.test.ts',
  },
  {
    name: 'ownership: the file of a report is given to another account',
    file: 'server/reports/queries.ts',
    from: "withFile(db).where('user_id', '=', userId).where('sha256', '=', sha256)",
    to: "withFile(db).where('sha256', '=', sha256)",
    test: 'server/reports/routes.test.ts',
  },
  {
    name: 'ownership: a purchase is shown to another account',
    file: 'server/payments/present.ts',
    from: '.filter((found) => found?.user_id === userId)',
    to: '',
    test: 'server/payments/refunds.test.ts',
  },
  {
    name: 'ownership: the mails of a deleted account stay',
    file: 'server/accounts/delete-account.ts',
    from: 'await removeMails(tx, userId)',
    to: '',
    test: 'server/accounts/delete-account.test.ts',
  },
  {
    name: 'eligibility: a child of 21 still has the route of a child',
    file: 'model/src/rules/eligibility.ts',
    from: 'age === grownUp ? null : age < grownUp',
    to: 'age <= grownUp',
    test: 'model/src/rules/eligibility.test.ts',
  },
  {
    name: 'eligibility: the month of application counts as a month of stay',
    file: 'contract/src/calendar.ts',
    from: 'countMonths(to) - countMonths(from)',
    to: 'countMonths(to) - countMonths(from) + 1',
    test: 'contract/src/calendar.test.ts',
  },
  {
    name: 'formula: each weight counts with the other sign',
    file: 'model/src/estimate/formula.ts',
    from: 'mean += (sizes[k] ?? 0) * distance',
    to: 'mean -= (sizes[k] ?? 0) * distance',
    test: 'model/src/estimate/monotone.test.ts',
  },
  {
    name: 'formula: the low end is rounded to the nearest person, and may promise too much',
    file: 'model/src/estimate/formula.ts',
    from: 'Math.floor(low)',
    to: 'Math.round(low)',
    test: 'model/src/estimate/formula.test.ts',
  },
  {
    name: 'formula: two refusals cost as much as one',
    file: 'model/src/estimate/history.ts',
    from: 'refusalCost[history.refusals] * left',
    to: 'refusalCost.once * left',
    test: 'model/src/estimate/refusals.test.ts',
  },
  {
    name: 'formula: the bonus of a year counts as the pay of each month',
    file: 'model/src/evidence/person.ts',
    from: '(variable ?? usualVariableMonths * monthly) / 12',
    to: '(variable ?? usualVariableMonths * monthly)',
    test: 'model/src/evidence/factors.test.ts',
  },
  {
    name: 'form: an answer counts to a question that is not asked any more',
    file: 'form-logic/src/relevance.ts',
    from: 'if (!isShown(field, situation)) return withAnswer(answers, field.path, undefined)',
    to: '',
    test: 'form-logic/src/answers.test.ts',
  },
]
