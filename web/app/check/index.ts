export { useQuestionsAhead } from './draft/use-questions-ahead.ts'
export { QuickCheckCard } from './quick-check/quick-check-card.tsx'
export { StoredAnswers } from './quick-check/stored-answers.tsx'
