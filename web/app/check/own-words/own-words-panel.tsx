import { dayInSingapore, longestDescription, type Month } from '@settlesg/contract'
import type { Answers, Field as Question } from '@settlesg/form-logic'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/button.tsx'
import fields from '../../kit/field.module.css'
import { Field } from '../../kit/field.tsx'
import { isMasked, maskIdentity } from '../../kit/mask-identity.ts'
import { fieldLabel } from '../../kit/questions/wording.ts'
import classes from './own-words.module.css'
import { type ReadAnswers, readAnswersFrom, withProposals } from './proposed.ts'
import { ProposedAnswer, ReadFrom } from './proposed-answer.tsx'

export interface OwnWordsPanelProps {
  /** What was answered so far: nothing of it is replaced unseen. */
  answers: Answers
  /** The questions that these answers leave open. */
  questionsLeft: (answers: Answers, thisMonth: Month) => readonly Question[]
  /** The answers with those that were taken, and how many those are. */
  onTake: (answers: Answers, taken: number) => void
  onClose: () => void
}

/**
 * A field for one's own words, and the answers that are read from them, here and by rules. What was typed is sent nowhere
 * and kept nowhere: it goes with the field.
 */
export function OwnWordsPanel({ answers, questionsLeft, onTake, onClose }: OwnWordsPanelProps) {
  const wording = useTranslation(['form', 'model'])
  const { t } = wording
  const { t: general } = useTranslation()
  const [today] = useState(() => dayInSingapore(new Date()))
  const [text, setText] = useState('')
  const [read, setRead] = useState<ReadAnswers>()
  const [left, setLeft] = useState<readonly string[]>([])
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])

  function readIt(event: FormEvent) {
    event.preventDefault()
    const masked = maskIdentity(text)
    const found = readAnswersFrom(masked, answers, today)
    setText(masked)
    setRead(found)
    // What stands already, and what is more often a slip, is taken by a press of its own.
    setLeft(found.proposed.flatMap(({ path, before, doubt }) => (before !== undefined || doubt ? [path] : [])))
  }
  const taken = read?.proposed.filter(({ path }) => !left.includes(path)) ?? []
  const all = read?.proposed.length ?? 0
  const thisMonth = today.slice(0, 7)
  const given = withProposals(answers, taken, thisMonth)
  const open = new Map(read?.open.map((one) => [one.path as string, one]))
  const asked = new Set([...open.keys(), ...questionsLeft(given, thisMonth).map(({ path }) => path)])
  return (
    <div className={classes.panel}>
      {/* Outside a dialog this method does nothing: what is typed goes into no address. */}
      <form method="dialog" onSubmit={readIt}>
        <Field label={t('own_words.label')} hint={t('own_words.hint')} note={isMasked(text) ? general('masked') : ''}>
          {(control) => (
            <textarea
              {...control}
              ref={field}
              className={`${fields.control} ${classes.text}`}
              rows={4}
              maxLength={longestDescription}
              // A browser may send what it checks the spelling of.
              spellCheck={false}
              autoComplete="off"
              value={text}
              onChange={({ currentTarget }) => {
                setText(currentTarget.value)
                setRead(undefined)
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
      <p role="status" className={classes.status}>
        {read && (all > 0 ? t('own_words.found', { count: all }) : t('own_words.none'))}
      </p>
      {read && all > 0 && (
        <>
          <ul className={classes.list}>
            {read.proposed.map((one) => (
              <li key={one.path}>
                <ProposedAnswer
                  proposed={one}
                  situation={read.situation}
                  isTaken={!left.includes(one.path)}
                  onChange={(isTaken) =>
                    setLeft((now) => (isTaken ? now.filter((path) => path !== one.path) : [...now, one.path]))
                  }
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
      {read && (read.unused.length > 0 || asked.size > 0) && (
        <div className={classes.open}>
          {read.unused.length > 0 && (
            <p>
              {t('own_words.unused')} <ReadFrom words={read.unused} />
            </p>
          )}
          {asked.size > 0 && (
            <>
              <p>{t('own_words.left')}</p>
              <ul>
                {[...asked].map((path) => {
                  const point = open.get(path)
                  return (
                    <li key={path}>
                      {fieldLabel(wording, path)}{' '}
                      {point && (
                        <>
                          {t(`own_words.reason.${point.reason}`)} <ReadFrom words={point.words} />
                        </>
                      )}
                    </li>
                  )
                })}
              </ul>
            </>
          )}
        </div>
      )}
    </div>
  )
}
