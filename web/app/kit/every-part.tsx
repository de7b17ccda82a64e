import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../base/notices/notify.ts'
import { Button, ButtonLink } from './button.tsx'
import { ListChoice, RadioChoice, SetChoice } from './choice.tsx'
import { Crowd } from './crowd.tsx'
import { ConfirmDialog, Dialog, MenuPanel, opensMenuPanel, SidePanel } from './dialog.tsx'
import { DotsByYear } from './dots-by-year.tsx'
import { Field, PasswordInput, Select, TextInput } from './field.tsx'
import { FormFailure } from './form-failure.tsx'
import { Mark } from './mark.tsx'
import { MessagePanel } from './message-panel.tsx'
import { MonthInput } from './month-input.tsx'
import { OfTen } from './of-ten.tsx'
import { Callout, Panel } from './panel.tsx'
import { RangeBars } from './range-bars.tsx'
import { Fold, FoldedSection, FoldedSections, Section } from './section.tsx'
import { ShareRange, ShareTool } from './share-buttons.tsx'
import { SourceTitle } from './source-title.tsx'
import { Spinner } from './spinner.tsx'
import { Facts, Table } from './table.tsx'
import { BasisTag, Tag } from './tag.tsx'

/*
 * What a page is made of. Use a part where there is one; what is left to a page's own style sheet is its layout.
 *
 *   Button, ButtonLink      what is pressed; look filled, outline, danger, link; isBusy while it works
 *   Field, TextInput,       a label, a hint, a unit, an error and a control, joined for those who listen
 *   PasswordInput, Select
 *   RadioChoice, SetChoice  answers in sight; ListChoice for many; MonthInput for a month
 *   Dialog, ConfirmDialog   over the page; SidePanel and MenuPanel beside it
 *   notify()                a notice of seven seconds, from anywhere
 *   Callout                 what to mind, within a page; MessagePanel for a page that has nothing else to say
 *   Panel, Section          a framed piece; a part of a page under its heading
 *   FoldedSection, Fold     a part that opens in place; what few need at once
 *   Table, Facts            rows of columns; names with their values
 *   Tag, BasisTag           the state of something; what a statement rests on
 *   SourceTitle             the title of a source in the language of the page, the original beside it
 *   Crowd, RangeBars        a range as a hundred people; ranges on one scale
 *   DotsByYear, OfTen       one dot for each of what was counted; how many of ten, never one row alone
 *   ShareTool, ShareRange   sends the tool, or a picture of a range, to somebody else
 *   Mark, Spinner           the mark of the house; the same while something loads
 *   FormFailure             that it did not work, with what more is known
 *   .muted .small .figures .stack .row .plain-list .failure .done .visually-hidden   (styles/base.css)
 *
 * Colours, sizes and radii are the tokens of styles/tokens.css, and no style sheet names others.
 */

const looks = ['filled', 'outline', 'danger', 'link'] as const
const kinds = ['success', 'info', 'warning', 'error'] as const

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Section title={name}>
      <div className="stack">{children}</div>
    </Section>
  )
}

/** Every part of the kit in every state, at /kit while developing; the built site does not have it. */
export default function EveryPart() {
  const { t } = useTranslation(['translation', 'form', 'quick', 'result', 'model', 'account'])
  return (
    <div className="stack">
      <h1>{'Kit'}</h1>
      <Part name="Button, ButtonLink">
        {looks.map((look) => (
          <div key={look} className="row">
            {(['sm', 'md', 'lg'] as const).map((size) => (
              <Button key={size} look={look} size={size}>
                {t('form:continue')}
              </Button>
            ))}
            <Button look={look} isBusy>
              {t('form:continue')}
            </Button>
            <Button look={look} disabled>
              {t('form:continue')}
            </Button>
            <ButtonLink look={look} to="/">
              {t('get_started')}
            </ButtonLink>
          </div>
        ))}
      </Part>
      <Fields />
      <Choices />
      <Dialogs />
      <Part name="Callout, FormFailure">
        <Callout title={t('form:already_assessed')}>
          <p>{t('form:already_assessed_text')}</p>
        </Callout>
        <Callout kind="warning" title={t('form:problems_title')} />
        <FormFailure failure={new Error('for show')} message={t('login_failed')} />
        <p role="status" className="done">
          {t('account:saved')}
        </p>
      </Part>
      <Part name="FoldedSection, Fold">
        <FoldedSections>
          <FoldedSection title={t('account:credits.credit')} about={t('account:saved')}>
            <p>{t('form:kept_here')}</p>
          </FoldedSection>
          <FoldedSection title={t('account:credits.supercredit')} isOpen>
            <Fold title={<span>{t('account:saved')}</span>}>
              <p>{t('form:kept_here')}</p>
            </Fold>
          </FoldedSection>
        </FoldedSections>
      </Part>
      <Part name="Panel, Facts, Table, Tag, BasisTag, SourceTitle">
        <Panel>
          <p className="row">
            <strong>{t('account:credits.credit')}</strong> <Tag>{t('account:saved')}</Tag>
            <Tag tone="good">{t('account:saved')}</Tag> <Tag tone="mind">{t('account:profile.premium')}</Tag>
          </p>
          <p className="muted small">{t('form:kept_here')}</p>
        </Panel>
        <Panel look="quiet">
          {(['list', 'columns', 'row', 'large'] as const).map((look) => (
            <Facts
              key={look}
              look={look}
              facts={[
                { name: t('account:credits.credit'), value: 12 },
                { name: t('account:credits.supercredit'), value: 3 },
              ]}
            />
          ))}
        </Panel>
        <Rows />
        <Rows isStacked />
        {(['published', 'judgement'] as const).map((basis) => (
          <div key={basis} className="row">
            <BasisTag basis={basis} /> <BasisTag basis={basis} part="size" />
          </div>
        ))}
        <p>
          <SourceTitle
            source={{
              id: 'ica-who-may-apply',
              title: 'Becoming a Permanent Resident: who may apply, and what ICA considers',
            }}
          />
        </p>
      </Part>
      <Part name="Mark, Spinner">
        <p className="row">
          <Mark hasGround /> <Mark /> <Spinner />
        </p>
      </Part>
      <Part name="Crowd, RangeBars">
        <RangeBars
          bars={[
            { name: t('form:yes'), range: { low: 40, mid: 51, high: 62 }, isOwn: true },
            { name: t('form:no'), range: { low: 12, mid: 20, high: 30 } },
          ]}
        />
        <RangeBars isWide bars={[{ name: t('form:yes'), range: { low: 40, mid: 51, high: 62 }, isOwn: true }]} />
        <Crowd range={{ low: 40, mid: 51, high: 62 }} />
        <Crowd range={null} />
      </Part>
      <Part name="DotsByYear, OfTen">
        <DotsByYear
          years={[
            { year: 2023, reports: 17 },
            { year: 2024, reports: 42 },
          ]}
          users={30}
          label={t('form:yes')}
        />
        <OfTen
          rows={[
            { id: 'yes', name: t('form:yes'), value: 5.6, isOwn: true },
            { id: 'no', name: t('form:no'), value: 5 },
          ]}
        />
      </Part>
      <Part name="ShareTool, ShareRange">
        <ShareTool />
        <ShareRange range={{ low: 40, mid: 51, high: 62 }} route={t('model:route.pts')} />
      </Part>
    </div>
  )
}

function Fields() {
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

function Choices() {
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

function Dialogs() {
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
    <Part name="Dialog, ConfirmDialog, SidePanel, MenuPanel, MessagePanel, notify">
      <div className="row">
        {['Dialog', 'ConfirmDialog', 'normal', 'large'].map((name) => (
          <Button key={name} onClick={() => setOpen(name)}>
            {name}
          </Button>
        ))}
        <Button {...opensMenuPanel('part-menu', menu)}>{'MenuPanel'}</Button>
      </div>
      <div className="row">{notices}</div>
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
            isGood={size === 'large'}
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

function Rows({ isStacked }: { isStacked?: boolean }) {
  const { t } = useTranslation(['translation', 'form'])
  return (
    <Table caption={t('form:title')} isStacked={isStacked}>
      <thead>
        <tr>
          <th scope="col">{t('form:month')}</th>
          <th scope="col" className="figures">
            {t('form:year')}
          </th>
        </tr>
      </thead>
      <tbody>
        {[2024, 2025, 2026].map((year) => (
          <tr key={year} className={year === 2026 ? 'strong' : undefined}>
            <th scope="row">{t('form:month')}</th>
            <td className="figures" data-label={t('form:year')}>
              {year}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
