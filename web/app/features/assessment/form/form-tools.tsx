import { lazy, useState } from 'react'
import { LazyPart } from '../../loading/lazy-part.tsx'
import { AskFirst } from '../dialog/ask-first.tsx'
import { LateDialog } from '../dialog/late-dialog.tsx'
import classes from './form-tools.module.css'
import { UseMark } from './question.tsx'
import { useWording } from './wording.ts'

const Example = lazy(() => import('./example.tsx'))

/** Below every step: what the marks mean, an example of a result, and the way to an empty form. */
export function FormTools({ onStartAgain }: { onStartAgain: () => void }) {
  const { t } = useWording()
  const [opened, setOpened] = useState<'example' | 'start_again' | null>(null)
  const close = () => setOpened(null)
  return (
    <aside className={classes.tools}>
      <details className={classes.marks}>
        <summary>{t('about_marks')}</summary>
        <p className={classes.list}>
          <UseMark use="estimate" /> <UseMark use="eligibility" /> <UseMark use="advice" />
        </p>
        <p>{t('about_marks_text')}</p>
      </details>
      <p>{t('kept_here')}</p>
      <p className={classes.actions}>
        <button type="button" onClick={() => setOpened('example')}>
          {t('example.open')}
        </button>
        <button type="button" onClick={() => setOpened('start_again')}>
          {t('start_again')}
        </button>
      </p>
      <LateDialog isOpen={opened === 'example'} onClose={close} title={t('example.title')} width="56rem">
        <LazyPart>
          <Example />
        </LazyPart>
      </LateDialog>
      <AskFirst
        isOpen={opened === 'start_again'}
        title={t('start_again_title')}
        text={t('start_again_text')}
        confirm={t('start_again_confirm')}
        cancel={t('cancel')}
        onClose={close}
        onConfirm={() => {
          close()
          onStartAgain()
        }}
      />
    </aside>
  )
}
