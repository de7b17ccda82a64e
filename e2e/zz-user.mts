import { newUser } from './users.ts'
import { journeyProfile } from './answers.ts'
const u = await newUser('http://localhost:4141', process.argv[2] === 'zh' ? 'zh' : 'en')
const thin: any = structuredClone(journeyProfile)
if (process.argv[3] !== 'full') { delete thin.residence.away_5y; delete thin.residence.schooling_here; delete thin.residence.schooling_years; delete thin.work.assessed_income; delete thin.work.variable_pay_12m; delete thin.work.employers_5y; delete thin.work.longest_gap_months_5y; delete thin.work.occupation; delete thin.family.spouse_education; delete thin.family.spouse_monthly_pay; delete thin.family.married_since; delete thin.history.previous; delete thin.roots.plan; delete thin.roots.activities; delete thin.roots.home}
if (process.argv[3] === 'child') { thin.route.links = ['child_of_citizen_or_pr']; thin.route.pass='dependant_pass'; delete thin.route.includes; thin.you.birth_month='2008-03'; thin.family={marital_status:'single'}; thin.you.sex='male' }
const { assessment_id } = await u.client.consumeCredits({ body: { profile: thin } })
const ref = Buffer.from(assessment_id.replaceAll('-', ''), 'hex').toString('base64url')
console.log(u.token, `/tool/result/${ref}`)
process.exit(0)
