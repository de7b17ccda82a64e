import { useTranslation } from 'react-i18next'
import { Crowd } from '../charts/crowd.tsx'
import { Button } from '../kit/button.tsx'
import { Icon, iconNames } from '../kit/icon.tsx'
import { contrast, drawn, valuesOf, written } from '../kit/styles/contrast.ts'
import tokens from '../kit/styles/tokens.css?raw'
import { Table, TableHead } from '../kit/table.tsx'
import { BasisTag } from '../kit/tag.tsx'
import classes from './language.module.css'
import { Part } from './part.tsx'

const sizes = ['s', 'm', 'l', 'xl'] as const

/** Each size in both weights. */
export function Type() {
  const { t } = useTranslation()
  return (
    <Part name="Type">
      {sizes.map((size) => (
        <div key={size} className={classes.size} data-size={size}>
          <code>{`--text-${size}`}</code>
          <p>{t('home.headline')}</p>
          <p>
            <b>{t('home.headline')}</b>
          </p>
        </div>
      ))}
    </Part>
  )
}

const pairs = [
  ...Object.entries(written).map(([front, grounds]) => ({ front, grounds, least: 4.5 })),
  ...Object.entries(drawn).map(([front, grounds]) => ({ front, grounds, least: 3 })),
].flatMap(({ front, grounds, least }) => grounds.map((ground) => ({ front, ground, least })))

/** Each colour on the grounds that it may stand on, with its contrast in light and in dark as the test computes it. */
export function Colours() {
  return (
    <Part name="Colours">
      <Table>
        <TableHead columns={[['Colour'], ['Ground'], ['At least'], ['Light'], ['Dark']]} />
        <tbody>
          {pairs.map(({ front, ground, least }) => (
            <tr key={`${front} ${ground} ${least}`} data-pair={`${front} ${ground}`}>
              <th scope="row">{front}</th>
              <td>{ground}</td>
              <td>{least}</td>
              {[0, 1].map((theme) => {
                const [colour = '', behind = ''] = [valuesOf(tokens, front)[theme], valuesOf(tokens, ground)[theme]]
                return (
                  <td key={theme}>
                    <svg className={classes.swatch} viewBox="0 0 44 24" aria-hidden="true">
                      <rect width="44" height="24" rx="4" fill={behind} />
                      <circle cx="22" cy="12" r="7" fill={colour} />
                    </svg>{' '}
                    {contrast(colour, behind).toFixed(1)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </Part>
  )
}

/** The same piece of a page in both themes, whichever the page has. */
export function Themes() {
  const { t } = useTranslation(['translation', 'home', 'model'])
  return (
    <Part name="Themes">
      <div className={classes.themes}>
        {(['light', 'dark'] as const).map((theme) => (
          <div key={theme} data-scheme={theme}>
            <h3>{theme}</h3>
            <p>
              {t('home.description')} <a href="/how-it-works">{t('home:questions.title')}</a>
            </p>
            <Crowd range={{ low: 24, mid: 37, high: 51 }} />
            <p className="row">
              <Button>{t('home:quick.continue')}</Button>
              <Button look="outline">{t('home:quick.continue')}</Button>
            </p>
            <BasisTag basis="published" /> <BasisTag basis="judgement" />
          </div>
        ))}
      </div>
    </Part>
  )
}

/** Each sign with its name. */
export const Icons = () => (
  <Part name="Icon">
    <ul className={`plain-list ${classes.icons}`}>
      {iconNames.map((name) => (
        <li key={name}>
          <Icon name={name} /> <code>{name}</code>
        </li>
      ))}
    </ul>
  </Part>
)
