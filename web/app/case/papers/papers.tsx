import type { DatedProfile } from '@settlesg/contract'
import type { Schedule } from '@settlesg/model'
import { countPapers, kindNames, paperOwner, punctuation, sentences } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { asTexts } from '../../base/i18n/texts.ts'
import { Button } from '../../kit/button.tsx'
import { More } from '../../kit/more.tsx'
import { Callout } from '../../kit/panel.tsx'
import shared from '../case.module.css'
import classes from '../unlocked.module.css'
import type { AnswerAutosave } from './answer-autosave.ts'
import { type Paper, type PaperOwner, type PaperState, papersOf } from './checklist.ts'
import { PaperItem } from './paper-item.tsx'
import { PaperKinds } from './paper-kinds.tsx'

interface PapersProps {
  owners: readonly PaperOwner[]
  family: DatedProfile['family']
  days: Schedule
  state: AnswerAutosave['state']
  onTick: (paper: Paper, state: PaperState) => void
  onRetry: () => void
}

/** Every paper, person by person: what is left to tick, what is in hand in one line, and once what each is for. */
export function Papers({ owners, family, days, state, onTick, onRetry }: PapersProps) {
  const { t, i18n } = useTranslation(['analysis', 'advice', 'form'])
  const texts = asTexts(i18n)
  const papers = papersOf(owners)
  const translated = papers.filter((paper) => paper.translation && paper.state !== 'not_applicable')
  return (
    <>
      <p>
        {sentences(i18n, t('papers.about'), papers.some(({ isAnswer }) => !isAnswer) ? t('papers.about_others') : '')}
      </p>
      {owners.map((owner) => {
        const name = paperOwner(texts, owner, family)
        return <PapersOf key={name} name={name} papers={owner.papers} {...{ family, days, onTick }} />
      })}
      {translated.length > 0 && (
        <p>
          {t('papers.translation', { list: kindNames(texts, translated, family).join(punctuation(i18n).semicolon) })}
        </p>
      )}
      <PaperKinds papers={papers} family={family} />
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
}

/** The papers of one person. What is in hand, or does not apply, is folded away; a tick moves the focus to the next. */
function PapersOf({ name, papers, ...rest }: PapersOfProps) {
  const { t } = useTranslation(['analysis'])
  const counted = countPapers(papers)
  const finished = papers.filter(isFinished)
  const left = papers.filter((paper) => !isFinished(paper))
  const [always, optional] = [left.filter(isAlways), left.filter((paper) => !isAlways(paper))]
  return (
    <div data-owner={name}>
      <h3 className={shared.person}>
        {name} {counted.all > 0 && <span className={classes.count}>{t('papers.count', counted)}</span>}
      </h3>
      <PaperList papers={always} {...rest} />
      {optional.length > 0 && (
        <>
          <h4 className="muted small">{t('papers.optional')}</h4>
          <PaperList papers={optional} {...rest} />
        </>
      )}
      {finished.length > 0 && (
        <More
          title={
            <>
              {t('papers.done', { count: finished.length })}
              <span className="visually-hidden">{t('of', { name })}</span>
            </>
          }
        >
          <PaperList papers={finished} {...rest} />
        </More>
      )}
    </div>
  )
}

const isFinished = ({ state }: Paper) => state === 'have' || state === 'not_applicable'
const isAlways = ({ required }: Paper) => required === 'always'

const PaperList = ({ papers, ...rest }: Omit<PapersOfProps, 'name'>) =>
  papers.length > 0 && (
    <ul className={shared.lines}>
      {papers.map((paper) => (
        <PaperItem key={paper.place} paper={paper} {...rest} />
      ))}
    </ul>
  )
