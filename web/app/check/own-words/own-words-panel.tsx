import {
  dayInSingapore,
  type LanguageModelInUse,
  languageModelAgreements,
  longestDescription,
} from '@settlesg/contract'
import type { Answers } from '@settlesg/form-logic'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../base/api.ts'
import { asLanguage } from '../../base/i18n/languages.ts'
import { Button } from '../../kit/button.tsx'
import fields from '../../kit/field.module.css'
import { Field } from '../../kit/field.tsx'
import { LanguageModelOffer, useLanguageModel } from '../../kit/language-model.tsx'
import { isMasked, maskIdentity } from '../../kit/mask-identity.ts'
import { isAmong, type Proposed, type ReadAnswers, readAnswersFrom, withProposals } from './proposed.ts'
import { ProposedAnswer, ProposedByModel, ReadFrom } from './proposed-answer.tsx'

export interface OwnWordsPanelProps {
  /** What was answered so far: nothing of it is replaced. */
  answers: Answers
  /** The answers with those that were taken, and how many those are. */
  onTake: (answers: Answers, taken: number) => void
  onClose: () => void
}

/**
 * A field for one's own words, and the answers that are read from them, here and by rules. What was typed is sent nowhere,
 * unless somebody agrees to have a language model read it too, and kept nowhere: it goes with the field.
 */
export function OwnWordsPanel({ answers, onTake, onClose }: OwnWordsPanelProps) {
  const wording = useTranslation(['form', 'model'])
  const { t } = wording
  const { t: general } = useTranslation()
  const [today] = useState(() => dayInSingapore(new Date()))
  const [text, setText] = useState('')
  const [read, setRead] = useState<ReadAnswers>()
  const [readBy, setReadBy] = useState<{ inUse: LanguageModelInUse; isAnswered: boolean }>()
  const [tickedPaths, setTickedPaths] = useState<readonly string[]>([])
  const inUse = useLanguageModel()
  const language = asLanguage(wording.i18n.language)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    // With its label, which comes first where both have no room.
    for (const part of [field.current, field.current?.labels?.[0]]) part?.scrollIntoView({ block: 'nearest' })
  }, [])

  function readIt(event: FormEvent) {
    event.preventDefault()
    const masked = maskIdentity(text)
    const found = readAnswersFrom(masked, answers, today)
    setText(masked)
    setRead(found)
    setReadBy(undefined)
    // What is more often a slip is taken by a press of its own, and so is what a model proposes.
    setTickedPaths(found.proposed.flatMap(({ path, doubt }) => (doubt ? [] : [path])))
  }
  async function haveItRead(languageModel: LanguageModelInUse, signal: AbortSignal) {
    const body = { text, language, agreed_to: { version: languageModelAgreements.description, ...languageModel } }
    const { answered, proposals } = await api.proposeAnswers({ body }, { signal })
    if (signal.aborted) return
    const found = readAnswersFrom(text, answers, today, answered ? proposals : [])
    setRead(found)
    setReadBy({ inUse: languageModel, isAnswered: answered })
    const byRules = found.proposed.flatMap(({ path, isByModel }) => (isByModel ? [] : [path as string]))
    setTickedPaths((now) => now.filter((path) => byRules.includes(path)))
  }
  function tick({ path }: Proposed, isTaken: boolean) {
    setTickedPaths(isTaken ? [...tickedPaths, path] : tickedPaths.filter((one) => one !== path))
  }
  const thisMonth = today.slice(0, 7)
  const ticked = read?.proposed.filter(({ path }) => tickedPaths.includes(path)) ?? []
  const given = withProposals(answers, ticked, thisMonth)
  // An answer can rule out one to another question: what is not among those that are given is not taken.
  const taken = ticked.filter((one) => isAmong(one, given))
  const all = read?.proposed.length ?? 0
  return (
    <div className="stack">
      {/* Outside a dialog this method does nothing: what is typed goes into no address. */}
      <form method="dialog" className="stack" onSubmit={readIt}>
        <Field
          label={t('own_words.label')}
          hint={t(inUse ? 'own_words.hint_model' : 'own_words.hint')}
          note={isMasked(text) ? general('masked') : ''}
        >
          {(control) => (
            <textarea
              {...control}
              ref={field}
              className={fields.control}
              rows={4}
              maxLength={longestDescription}
              // A browser may send what it checks the spelling of.
              spellCheck={false}
              autoComplete="off"
              value={text}
              onChange={({ currentTarget }) => {
                setText(currentTarget.value)
                setRead(undefined)
                setReadBy(undefined)
              }}
            />
          )}
        </Field>
        <div className="row">
          <Button type="submit" look={all > 0 ? 'outline' : 'filled'} disabled={text.trim() === ''}>
            {t('own_words.read')}
          </Button>
          <Button look="link" onClick={onClose}>
            {t('own_words.back')}
          </Button>
        </div>
      </form>
      <div role="status" className="stack">
        {read && <p>{all > 0 ? t('own_words.found', { count: all }) : t('own_words.none')}</p>}
        {read && readBy && <ProposedByModel {...readBy} proposed={read.proposed} />}
      </div>
      {read && all > 0 && (
        <>
          <ul className="stack gap-2 plain-list">
            {read.proposed.map((one) => (
              <li key={one.path}>
                <ProposedAnswer
                  proposed={one}
                  situation={read.situation}
                  isTaken={ticked.includes(one)}
                  isRuledOut={ticked.includes(one) && !taken.includes(one)}
                  model={readBy?.inUse.model}
                  onChange={(isTaken) => tick(one, isTaken)}
                />
              </li>
            ))}
          </ul>
          <Button disabled={taken.length === 0} onClick={() => onTake(given, taken.length)}>
            {taken.length === all
              ? t('own_words.use_all', { count: all })
              : t('own_words.use_some', { count: taken.length, all })}
          </Button>
        </>
      )}
      {read && inUse && (
        <LanguageModelOffer kind="description" inUse={inUse} text={text} send={(signal) => haveItRead(inUse, signal)} />
      )}
      {read && read.unused.length > 0 && (
        <p className="muted small">
          {t('own_words.unused')} <ReadFrom words={read.unused} />
        </p>
      )}
    </div>
  )
}
