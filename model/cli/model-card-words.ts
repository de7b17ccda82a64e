/* What the model card says without a number of the model. */

export const purpose = `## Purpose

It tells a person what is published and what was reported about applications for permanent residence in Singapore, as a range
of people in a hundred, and what of it rests on judgement. It decides nothing, ranks nobody, and must not be used to choose
among people: not by employers, not by agencies, not by the State. It does not come from ICA, and ICA publishes neither
weights nor a rate.

Intended for people who think of applying on the routes for work pass holders (PTS), husbands and wives of citizens and of
permanent residents, and students. Children, aged parents, investors and artists get the conditions of their route, papers
and dates, and no estimate, because nothing is published that one could rest on.

## How to read a range

It counts people: of 100 who apply with such answers, so many may succeed. It does not say whether one person is among them,
and even if our judgement of the level is right, in one case of ten the truth lies outside. It belongs beside the range of the route: where the two overlap by most,
the answers change little. Two or three people more or less mean nothing. A wide range is no fault of the answers; the result
says how wide it would be with every open question answered, worked out again with the answers of 16 who stand for them.`

export const notWeighed = `## What is not weighed

Nationality, race and religion: never asked, and no field can carry them. Reports suggest that origin, which is not among
them either, would rank about four pairs in a hundred more: that is left out on purpose. Volunteering, property, donations and
letters: nobody has published which way they count. Sector and shortage lists: no official link. A conviction, a pending
application, or permanent residence held before gets no estimate at all. "Rather not say" and known differences between
papers have no weight either, and the result says that they were not weighed.

What is not answered is averaged over 32 of 2,000 simulated applicants who resemble the answers given, drawn anew in each of
the 400 draws; that widens the range, and the result says by how much. Whether an earlier application was refused is no trait
of the pool: of the 32 so many were refused as the share above says, whatever else they answer, and the result names the share.`

export const reportsAsEvidence = `## Reported outcomes as evidence

model/data has 750 outcomes with their origin and limits; 680 of work pass holders enter as a logistic likelihood, smoothed by
the person effect. Three of four were approved, which no route is: who was approved reports. Each year and kind of year
(of decision, of filing) therefore has an intercept of its own. If reporting hangs on the outcome and the year only, the odds
of an approval among reports are the true odds times a number of that year, so the number goes into the intercept and the
sizes stay what they are (the case-control argument). It breaks where an answer and the outcome together move people to
report (a well paid applicant who was refused and complains; students from here who meet on a forum), where families report
row by row, and where trackers copy from each other; wrong fields pull sizes towards nothing. For that the likelihood
counts half; docs/model.md 4 has what whole reports would teach (\`fit --untempered\`). With an effect for each person the
argument is no longer exact, since those who report are also selected by their effect; that tilt is about the same from 10
to 50 in 100, so the intercepts take up nearly all of it. No report moves a level, a mix of applicants or what persists after a refusal: those stay what was assumed.`

export const limits = `## Not known

- Since 2010 ICA has published no count of all applications. Every level but that of citizens' spouses is inferred.
- Most sizes are judgement: the reports have columns for seven of the 22 lines.
- Reports rank a master's degree below a bachelor's. A line that rises cannot follow that; degrees of all levels count alike.
- The figures are of people who chose to apply, and of years up to 2024. Policy may have changed since.
- Members of a family are decided together; the figures count persons.
- Pool and policy cannot be told apart: that fewer people over 40 were granted may be because fewer applied.
- What an officer sees and no form asks differs between people by about as much as everything that is asked.
- Where answers are missing, a higher education changes who stands for them, as more pay and years here do: in about one of
  500 random pairs a higher education lowers the middle by more than a person (4.9 at most, of those seen), more pay in one of
  1,000. While the same people stand for them, and with every answer given, that never happens.
- How much of a refused case persists is judgement; no figure on applying again is published.

## What would change it

A count of applications of any year after 2010, a rate by pass, a rate of spouses after 2018, the mix of applicants by age or
education, a table of approvals by length of residence; and outcomes that people report. To disagree with a judgement, change
its line in \`model/src/evidence/lines.ts\`, run \`npm run model -- fit\`, \`-- validate --write\` and \`-- card\`, and
read the difference.`
