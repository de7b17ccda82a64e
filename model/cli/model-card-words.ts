/* What the model card says without a number of the model. */

export const purpose = `## What it is for

It answers, for somebody who thinks of applying for permanent residence in Singapore: of 100 people with such answers, how
many may succeed? The answer is a range, and it says how much of it rests on judgement. It has estimates for work pass
holders (PTS), husbands and wives of citizens and of permanent residents, and students. Children, aged parents, investors and
artists get rules, papers and dates, and no estimate: nothing is published that one could rest on.

It decides nothing and ranks nobody. It must not be used to choose among people: not by employers, agencies or the State. It
does not come from ICA, which publishes neither weights nor a rate.

**How to read a range.** It counts people, and does not say whether one person is among them. Even if our level is right, in
one case of ten the truth lies outside. Compare it with the range of the route: where the two overlap by most, the answers
change little. Two or three people more or less mean nothing.`

export const data = `Three of four reports are approvals, which no route is: who was approved reports. So each year has an intercept of its own. If
reporting hangs on outcome and year only, that takes up the difference, and the sizes stay what they are (the case-control
argument). It breaks where an answer and the outcome together move people to report, where families report row by row, and
where trackers copy each other. For that the reports count half. No report moves a level, a mix of applicants, or how much
of a refusal persists.`

export const notWeighed = `## What it leaves out

- **Nationality, race, religion**: never asked; no field can carry them. Reports suggest that origin would rank about four
  pairs in a hundred more. That is left out on purpose.
- **Volunteering, property, donations, letters; sector and shortage lists**: nobody has published which way they count.
- **A conviction, a pending application, permanent residence held before**: no estimate at all.
- **What is not answered** is averaged over 32 of 2,000 simulated applicants who resemble the answers given. That widens the
  range, and the result says by how much.`

export const limits = `## Where it fails, and what nobody knows

- Since 2010 ICA has published no count of all applications. Every level but that of citizens' spouses is inferred.
- Most sizes are judgement: the reports have columns for seven of the 22 lines, and of work pass holders only.
- Holders of a master's degree: reports rank them below a bachelor's. A line that rises cannot follow that; all degrees count
  alike.
- Families are decided together; the figures count persons.
- People over 40: that fewer were granted may be because fewer applied. Pool and policy cannot be told apart.
- What an officer sees and no form asks differs between people by about as much as everything that is asked.
- Where answers are missing, a higher education also changes who stands for them: in about one of 500 random pairs it lowers
  the middle by more than a person (4.9 at most, of those seen), more pay in one of 1,000. With every answer given, never.
- The figures are of people who chose to apply, and end in 2024. Policy may have changed since.
- How much of a refused case persists is judgement; no figure on applying again is published.

**What would change it**: a count of applications of any year after 2010; a rate by pass, or of spouses after 2018; the mix of
applicants by age or education; approvals by length of residence; and outcomes that people report.

## Ask it yourself

\`npm run --silent model -- tables\` prints every level, line and figure with its reason and its sources, and how each answer
ranks alone. \`-- cases\` prints 32 made-up people over all routes, \`-- validate\` repeats the test above. To disagree, change a
line in \`model/src/evidence/lines.ts\`, run \`-- fit\`, \`-- validate --write\` and \`-- card\`, and read the difference.`
