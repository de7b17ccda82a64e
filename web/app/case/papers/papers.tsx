import type { DatedProfile } from '@settlesg/contract'
import { countPapers, type Schedule } from '@settlesg/model'
import { kindNames, paperOwner, punctuation, sentences } from '@settlesg/wording'
import { useTranslation } from 'react-i18next'
import { asTexts } from '../../base/i18n/texts.ts'
import { Button } from '../../kit/button.tsx'
import { More } from '../../kit/more.tsx'
import { Callout } from '../../kit/panel.tsx'
import { Tag } from '../../kit/tag.tsx'
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

/** Every paper, person by person: the reader's own in sight, those of the others in one fold; once what each is for. */
export function Papers({ papers, family, days, state, onTick, onRetry }: PapersProps) {
  const { t, i18n } = useTranslation(['analysis', 'advice', 'form'])
  const texts = asTexts(i18n)
  const [own, ...others] = paperOwners(papers).map((owner) => ({
    name: paperOwner(texts, owner, family),
    papers: owner.papers,
  }))
  const rest = { family, days, onTick }
  const translated = papers.filter((paper) => paper.translation && paper.state !== 'not_applicable')
  return (
    <>
      <p>
        {sentences(i18n, t('papers.about'), papers.some(({ isAnswer }) => !isAnswer) ? t('papers.about_others') : '')}
      </p>
      {own && <PapersOf {...own} {...rest} />}
      {others.length > 0 && (
        <More
          title={t('papers.to_get', {
            people: others.map(({ name }) => name).join(punctuation(i18n).semicolon),
            count: others.flatMap((one) => one.papers).filter(isToGet).length,
          })}
        >
          {others.map((one) => (
            <PapersOf key={one.name} {...one} {...rest} />
          ))}
        </More>
      )}
      <PaperKinds papers={papers} family={family}>
        {translated.length > 0 && (
          <p>
            {t('papers.translation', { list: kindNames(texts, translated, family).join(punctuation(i18n).semicolon) })}
          </p>
        )}
      </PaperKinds>
      <div role="status" className={`${classes.state} sticky screen-only`}>
        {state === 'failed' ? (
          <Callout kind="warning">
            <p>{t('papers.failed')}</p>
            <Button size="sm" onClick={onRetry}>
              {t('papers.retry')}
            </Button>
          </Callout>
        ) : (
          state !== 'idle' && <Tag tone="good">{t(`papers.${state}`)}</Tag>
        )}
      </div>
    </>
  )
}

const isAlways = ({ required }: Paper) => required === 'always'
const isToGet = (paper: Paper) => isAlways(paper) && paper.state !== 'have' && paper.state !== 'not_applicable'

interface PapersOfProps extends Pick<PapersProps, 'family' | 'days' | 'onTick'> {
  name: string
  papers: readonly Paper[]
}

/** The papers of one person: each keeps its place, whatever is ticked; those that few need come last. */
function PapersOf({ name, papers, ...rest }: PapersOfProps) {
  const { t } = useTranslation(['analysis'])
  const counted = countPapers(papers)
  return (
    <div data-owner={name}>
      <h3 className="mt-5">
        {name} {counted.all > 0 && <span className="muted small regular">{t('papers.count', counted)}</span>}
      </h3>
      <ul className={shared.lines}>
        {papers
          .toSorted((one, other) => Number(isAlways(other)) - Number(isAlways(one)))
          .map((paper) => (
            <PaperItem key={paper.place} paper={paper} {...rest} />
          ))}
      </ul>
    </div>
  )
}
