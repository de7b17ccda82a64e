import { expect, it } from 'vitest'
import { jsonInScript } from './embedded-strings.tsx'

it.each([
  '</script><script>alert(1)</script>',
  '</SCRIPT ><img src=x onerror=alert(1)>',
  '<!--<script>',
  ']]>&lt;&quot;"\\\u2028',
])('text inside a page cannot end the script element that holds it: %s', (hostile) => {
  const json = jsonInScript({ name: hostile, [hostile]: [hostile] })
  const page = new DOMParser().parseFromString(
    `<script type="application/ld+json">${json}</script><p>after</p>`,
    'text/html',
  )
  expect([...page.querySelectorAll('*')].map(({ localName }) => localName)).toEqual([
    'html',
    'head',
    'script',
    'body',
    'p',
  ])
  expect(JSON.parse(page.querySelector('script')?.textContent ?? '')).toEqual({ name: hostile, [hostile]: [hostile] })
})
