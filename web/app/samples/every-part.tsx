import { useTranslation } from 'react-i18next'
import { ShareRange, ShareTool } from '../charts/share-buttons.tsx'
import { Button, ButtonLink } from '../kit/button.tsx'
import { Done } from '../kit/done.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { FormFailure } from '../kit/form-failure.tsx'
import { Mark } from '../kit/mark.tsx'
import { More } from '../kit/more.tsx'
import { Callout, Panel } from '../kit/panel.tsx'
import { Fold, FoldedSection, FoldedSections } from '../kit/section.tsx'
import { SourceTitle } from '../kit/source-title.tsx'
import { Spinner } from '../kit/spinner.tsx'
import { Facts, Table, TableHead } from '../kit/table.tsx'
import { BasisTag, Tag } from '../kit/tag.tsx'
import { Charts } from './charts.tsx'
import { Choices, Dialogs, Fields } from './controls.tsx'
import { Colours, Icons, Themes, Type } from './language.tsx'
import { Part } from './part.tsx'

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
 *   More                    more of the same, within the text
 *   Table, TableHead, Facts rows of columns; names with their values
 *   Tag, BasisTag           the state of something; what a statement rests on
 *   SourceTitle             the title of a source in the language of the page, the original beside it
 *   LastChecked             that what a piece rests on was last looked at too long ago; mostly nothing
 *   Crowd, RangeBars        a range as a hundred people; ranges on one scale
 *   Chart, Plot             spans on a scale, with names above and numbers below; one row of it, in a table
 *   DotsByYear, OfTen       one dot for each of what was counted; how many of ten, never one row alone
 *   ShareTool, ShareRange   sends the tool, or a picture of a range, to somebody else
 *   Mark, Spinner           the mark of the house; the same while something loads
 *   EmptyState              the mark, one sentence and one way on, where a list has nothing in it
 *   Icon                    a sign of ours; no other drawing of a sign stands anywhere
 *   FormFailure, Done       that it did not work, with what more is known; that it worked
 *   .muted .small .figures .stack .row .plain-list .failure .done .visually-hidden   (kit/styles/base.css)
 *
 * Colours, sizes and radii are the tokens of kit/styles/tokens.css, and no style sheet names others.
 */

const looks = ['filled', 'outline', 'danger', 'link'] as const

/** Every part of the kit in every state, at /kit while developing; the built site does not have it. */
export default function EveryPart() {
  const { t } = useTranslation(['translation', 'form', 'quick', 'result', 'model', 'account'])
  return (
    <div className="stack">
      <h1>{'Kit'}</h1>
      <Type />
      <Colours />
      <Themes />
      <Icons />
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
      <Part name="Callout, FormFailure, Done">
        <Callout title={t('form:already_assessed')}>
          <p>{t('form:already_assessed_text')}</p>
        </Callout>
        <Callout kind="warning" title={t('form:problems_title')} />
        <FormFailure failure={new Error('for show')} message={t('login_failed')} />
        <Done>{t('account:saved')}</Done>
      </Part>
      <Part name="FoldedSections, FoldedSection, Fold, More">
        {[false, true].map((isSmall) => (
          <More key={String(isSmall)} isSmall={isSmall} title={t('account:saved')}>
            <p>{t('form:kept_here')}</p>
          </More>
        ))}
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
      <Part name="Panel, Facts, Table, TableHead, Tag, BasisTag, SourceTitle">
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
      <Part name="Mark, Spinner, EmptyState">
        <p className="row">
          <Mark hasGround /> <Mark /> <Spinner />
        </p>
        <EmptyState text={t('account:assessments.none')} action={<Button>{t('account:assessments.to_tool')}</Button>} />
      </Part>
      <Charts />
      <Part name="ShareTool, ShareRange">
        <ShareTool />
        <ShareRange range={{ low: 40, mid: 51, high: 62 }} route={t('model:route.pts')} />
      </Part>
    </div>
  )
}

function Rows({ isStacked }: { isStacked?: boolean }) {
  const { t } = useTranslation(['translation', 'form'])
  return (
    <Table caption={t('form:title')} isStacked={isStacked}>
      <TableHead columns={[[t('form:month')], [t('form:year'), 'figures']]} />
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
