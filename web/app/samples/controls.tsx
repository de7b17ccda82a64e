import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../base/notices/notify.ts'
import { Button } from '../kit/button.tsx'
import { ListChoice, RadioChoice, SetChoice } from '../kit/choice.tsx'
import { ConfirmDialog, Dialog, MenuPanel, opensMenuPanel, SidePanel } from '../kit/dialog.tsx'
import { Field, PasswordInput, Select, TextInput } from '../kit/field.tsx'
import { LanguageModelOffer } from '../kit/language-model.tsx'
import { MessagePanel } from '../kit/message-panel.tsx'
import { MonthInput } from '../kit/month-input.tsx'
import { Part } from './part.tsx'

const kinds = ['success', 'info', 'warning', 'error'] as const

/** What is typed or picked. */
export function Fields() {
  const { t } = useTranslation(['translation', 'form'])
  const options = [
    { value: 'yes', text: t('form:yes') },
    { value: 'no', text: t('form:no') },
  ]
  return (
    <Part name="Field, TextInput, PasswordInput, Select">
      <TextInput label={t('email')} hint={t('password_recovery')} autoComplete="off" />
      <TextInput label={t('email')} error={t('not_valid_email')} defaultValue="x" autoComplete="off" />
      <TextInput label={t('form:month')} unit={t('form:unit.dollars_a_month')} size={9} defaultValue="12,000" />
      <TextInput label={t('email')} disabled defaultValue="x" />
      <PasswordInput label={t('password')} hint={t('password_rule', { least: 8, most: 64 })} autoComplete="off" />
      <Select label={t('form:choose')} options={options} />
      <Select label={t('form:choose')} options={options} error={t('form:problems_title')} />
      <Field label={t('form:year')}>{(control) => <input {...control} type="range" />}</Field>
    </Part>
  )
}

/** Answers in sight. */
export function Choices() {
  const { t } = useTranslation(['translation', 'form'])
  const [one, setOne] = useState<string | undefined>('yes')
  const [some, setSome] = useState<readonly string[] | undefined>(['yes'])
  const [month, setMonth] = useState<string | undefined>('2026-11')
  const options = ['yes', 'no', 'optional', 'done'].map((value) => ({
    value,
    text: t(value === 'yes' || value === 'no' ? `form:${value}` : 'form:none_of_these'),
  }))
  const control = (id: string) => ({ id, 'aria-describedby': undefined, 'aria-invalid': undefined })
  const shared = { options, label: t('form:title'), clearable: true, value: one, onChange: setOne }
  return (
    <Part name="RadioChoice, SetChoice, ListChoice, MonthInput">
      <fieldset>
        <legend>{t('form:title')}</legend>
        <RadioChoice {...shared} control={control('radio')} />
        <SetChoice control={control('set')} options={options} value={some} noneOption={undefined} onChange={setSome} />
      </fieldset>
      <label htmlFor="list">{t('form:choose')}</label>
      <ListChoice {...shared} control={control('list')} />
      <MonthInput control={control('month')} value={month} onChange={setMonth} />
    </Part>
  )
}

/** What comes over the page. */
export function Dialogs() {
  const { t } = useTranslation(['translation', 'form'])
  const [open, setOpen] = useState<string | null>(null)
  const menu = useRef<HTMLDialogElement>(null)
  const frame = (name: string) => ({
    isOpen: open === name,
    title: t('form:start_again_title'),
    onClose: () => setOpen(null),
  })
  const notices = kinds.map((kind) => (
    <Button
      key={kind}
      look="outline"
      onClick={() => notify({ kind, title: t('my_account'), message: t('form:kept_here') })}
    >
      {kind}
    </Button>
  ))
  return (
    <Part name="Dialog, ConfirmDialog, SidePanel, MenuPanel, MessagePanel, LanguageModelOffer, notify">
      <div className="row">
        {['Dialog', 'ConfirmDialog', 'normal', 'large'].map((name) => (
          <Button key={name} onClick={() => setOpen(name)}>
            {name}
          </Button>
        ))}
        <Button {...opensMenuPanel('part-menu', menu)}>{'MenuPanel'}</Button>
      </div>
      <div className="row">{notices}</div>
      <LanguageModelOffer
        kind="question"
        inUse={{ model: 'small-1', provider: 'Example AI', country: 'SG' }}
        text={t('form:kept_here')}
        send={async () => setOpen(null)}
      />
      <MenuPanel id="part-menu" ref={menu} title={t('menu')}>
        <p>{t('form:start_again_text')}</p>
      </MenuPanel>
      <Dialog {...frame('Dialog')}>
        <p>{t('form:start_again_text')}</p>
        <div className="row">{notices}</div>
      </Dialog>
      <ConfirmDialog
        {...frame('ConfirmDialog')}
        text={t('form:start_again_text')}
        confirm={t('form:start_again_confirm')}
        cancel={t('form:cancel')}
        failure={t('form:user_failed')}
        onConfirm={() => setOpen(null)}
      />
      {(['normal', 'large'] as const).map((size) => (
        <SidePanel key={size} {...frame(size)} size={size}>
          {/* Its heading is that of a page. */}
          <MessagePanel
            kind={size === 'large' ? 'good' : 'problem'}
            title={t('reset.done_title')}
            actions={<Button onClick={() => setOpen(null)}>{t('close')}</Button>}
          >
            <p>{t('reset.done_text')}</p>
          </MessagePanel>
        </SidePanel>
      ))}
    </Part>
  )
}
