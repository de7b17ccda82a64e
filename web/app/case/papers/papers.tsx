import type { DatedProfile } from '@settlesg/contract'
import { countPapers, type Schedule } from '@settlesg/model'
import { kindNames, paperOwner, punctuation, sentences } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { asTexts } from '../../base/i18n/texts.ts'
import { Button } from '../../kit/button.tsx'
import { More } from '../../kit/more.tsx'
import { Callout } from '../../kit/panel.tsx'
import shared from '../case.module.css'
import classes from '../unlocked.module.css'
import type { AnswerAutosave } from './answer-autosave.ts'
import { type Paper, type PaperState, paperOwners } from './checklist.ts'
import { PaperItem } from './paper-item.tsx'
import { PaperKinds } from './paper-kinds.tsx'

interface PapersProps {
  papers: readonly Paper[]
  family: DatedProfile['family']
  days: Schedule
  state: AnswerAutosave['state']
  onTick: (paper: Paper, state: PaperState) => void
  onRetry: () => void
}

/** Every paper, person by person: what is left to tick, what is in hand in one line, and once what each is for. */
export function Papers({ papers, family, days, state, onTick, onRetry }: PapersProps) {
  const { t, i18n } = useTranslation(['analysis', 'advice', 'form'])
  const texts = asTexts(i18n)
  const translated = papers.filter((paper) => paper.translation && paper.state !== 'not_applicable')
  return (
    <>
      <p>
        {sentences(i18n, t('papers.about'), papers.some(({ isAnswer }) => !isAnswer) ? t('papers.about_others') : '')}
      </p>
      {paperOwners(papers).map((owner, place) => {
        const name = paperOwner(texts, owner, family)
        return (
          <PapersOf key={name} name={name} papers={owner.papers} isFirst={place === 0} {...{ family, days, onTick }} />
        )
      })}
      <PaperKinds papers={papers} family={family}>
        {translated.length > 0 && (
          <p>
            {t('papers.translation', { list: kindNames(texts, translated, family).join(punctuation(i18n).semicolon) })}
          </p>
        )}
      </PaperKinds>
      <div role="status" className={classes.state}>
        {state === 'failed' ? (
          <Callout kind="warning">
            <p>{t('papers.failed')}</p>
            <Button size="sm" onClick={onRetry}>
              {t('papers.retry')}
            </Button>
          </Callout>
        ) : (
          state !== 'idle' && <p className="muted small">{t(`papers.${state}`)}</p>
        )}
      </div>
    </>
  )
}

interface PapersOfProps extends Pick<PapersProps, 'family' | 'days' | 'onTick'> {
  name: string
  papers: readonly Paper[]
  /** The reader's own, which are in sight; those of the others open in place. */
  isFirst: boolean
}

/**
 * The papers of one person. What is in hand, does not apply or is wanted of few is folded away; a tick moves the focus to the
 * next.
 */
function PapersOf({ name, papers, isFirst, ...rest }: PapersOfProps) {
  const { t } = useTranslation(['analysis'])
  const counted = countPapers(papers)
  const finished = papers.filter(isFinished)
  const left = papers.filter((paper) => !isFinished(paper))
  const ofPerson = (text: string) => (
    <>
      {text}
      <span className="visually-hidden">{t('of', { name })}</span>
    </>
  )
  const [always, optional] = [left.filter(isAlways), left.filter((paper) => !isAlways(paper))]
  return (
    <div data-owner={name}>
      <h3 className={shared.person}>
        {name} {counted.all > 0 && <span className={classes.count}>{t('papers.count', counted)}</span>}
      </h3>
      {isFirst ? (
        <PaperList papers={always} {...rest} />
      ) : (
        always.length > 0 && (
          <More title={ofPerson(t('papers.to_get', { count: always.length }))}>
            <PaperList papers={always} {...rest} />
          </More>
        )
      )}
      {optional.length > 0 && (
        <More title={ofPerson(t('papers.optional'))}>
          <PaperList papers={optional} {...rest} />
        </More>
      )}
      {finished.length > 0 && (
        <More title={ofPerson(t('papers.done'))}>
          <PaperList papers={finished} {...rest} />
        </More>
      )}
    </div>
  )
}

const isFinished = ({ state }: Paper) => state === 'have' || state === 'not_applicable'
const isAlways = ({ required }: Paper) => required === 'always'

const PaperList = ({ papers, ...rest }: Omit<PapersOfProps, 'name' | 'isFirst'>) =>
  papers.length > 0 && (
    <ul className={shared.lines}>
      {papers.map((paper) => (
        <PaperItem key={paper.place} paper={paper} {...rest} />
      ))}
    </ul>
  )
