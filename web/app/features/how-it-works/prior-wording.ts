import record from 'virtual:model-record'
import type { TFunction } from 'i18next'

type Prior = (typeof record.priors)[number]

/** With a real minus sign. */
export const signed = (size: number) => (size < 0 ? `−${-size}` : `${size}`)

/** The routes on which a line counts, in words. */
export const routesOf = ({ routes }: Prior, t: TFunction<['how', 'model']>) =>
  routes.length === record.levels.length
    ? t('factors.all_routes')
    : t('factors.routes', { routes: routes.map((route) => t(`route.${route}`)).join(t('separator')) })
