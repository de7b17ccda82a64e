import record from 'virtual:model-record'
import { reportedWaits } from '@settlesg/model'
import { formatWhole } from '@settlesg/wording'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { AskField } from '../ask/index.ts'
import { addressFor } from '../base/addresses.ts'
import type { PageHandle } from '../base/i18n/embedded-strings.tsx'
import { asLanguage } from '../base/i18n/languages.ts'
import { Link } from '../kit/link.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { modelPage } from './how-it-works/model-paths.ts'
import { WaitingPicture } from './how-it-works/waiting-picture.tsx'
import { Hundred, OurRecord, Scene, WhatItRestsOn, WhyWide } from './story/scenes.tsx'

export const handle: PageHandle = { namespaces: ['story', 'model', 'question', 'ai'] }

const unknowns = ['case', 'never', 'lore', 'policy', 'points'] as const

/** How a range comes about, in five pictures, and what to make of it. The numbers are on /how-it-works/model. */
export default function HowItWorksPage() {
  const { t } = useTranslation(['story', 'ai'])
  const reader = t('reader.list', { returnObjects: true })
  useWayToModel()
  return (
    <article className="parts">
      <PageHead title={t('title')} description={t('description')} />
      <header>
        <h1>{t('title')}</h1>
        <p className="muted">{t('intro')}</p>
      </header>
      <Hundred />
      <WhatItRestsOn />
      <WhyWide />
      <Scene id="unknown">
        <ul className="grid gap-2">
          {unknowns.map((one) => (
            <li key={one}>{t(`unknown.list.${one}`)}</li>
          ))}
        </ul>
      </Scene>
      <OurRecord />
      <section id="reader" aria-labelledby="reader-title">
        <h2 id="reader-title">{t('reader.title')}</h2>
        <ul className="prose">
          {Object.values(reader).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      <section id="waiting" aria-labelledby="waiting-title">
        <h2 id="waiting-title">{t('waiting.title')}</h2>
        <Waits />
      </section>
      <section id="ai" aria-labelledby="ai-title">
        <h2 id="ai-title">{t('ai:title')}</h2>
        <Ai />
      </section>
      <AskField />
      <p className="bold">
        <Link to={modelPage}>{t('model')}</Link>
      </p>
    </article>
  )
}

/** The parts that stood here have a page of their own: links to them, in old pages and reports, lead there. */
function useWayToModel() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const { i18n } = useTranslation()
  useEffect(() => {
    if (hash.length > 1 && !document.getElementById(hash.slice(1)))
      navigate(addressFor(asLanguage(i18n.language), `${modelPage}${hash}`), { replace: true })
  }, [hash, navigate, i18n])
}

/** What is rule, what is learnt and from how much, and what a language model may do: a sentence each. */
function Ai() {
  const { t, i18n } = useTranslation('ai')
  const { reported, users } = record.fitted.outcomes
  const whole = (value: number) => formatWhole(value, i18n.language)
  return (
    <>
      <p>{t('rule')}</p>
      <p>{t('learnt', { reported: whole(reported), users: whole(users) })}</p>
      <p>{t('language_model')}</p>
    </>
  )
}

/** ICA: within six months if complete (docs/facts.md 4). */
const publishedMonths = 6

/** How long it takes: ICA's words, and what was reported of the latest years. */
export function Waits() {
  const { t } = useTranslation('model')
  const latest = reportedWaits.at(-1)
  return (
    <>
      <p>{t('waiting.within_six_months')}</p>
      {latest && <WaitingPicture reported={latest} publishedMonths={publishedMonths} />}
    </>
  )
}
