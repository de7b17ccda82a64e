/** A piece of our own texts that can answer a question by itself. */
export interface Passage {
  /** Stable: `kind:name`, such as `rule:fee`. faq/testing/questions.jsonl and what was composed of passages name it. */
  id: string
  text: string
  /** Whose statement it is; none where it is our own. `date` is a year, or a day where one is known. */
  source?: { id: string; title: string; url: string; date: string }
  /** As in the table of pages: without the language. */
  href: string
}
