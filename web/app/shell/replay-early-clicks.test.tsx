import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderSite } from '../testing/render-site.tsx'
import firstScript from './first-script.js?raw'

const run = () => new Function(firstScript)()
const pressedEarly = () => window.early?.pressed.map(({ textContent }) => textContent)

/** A page that is still asleep, with these elements, and the script of its head. */
function openAsleep(html: string) {
  document.body.innerHTML = html
  run()
  return { press: (text: string) => fireEvent.click(screen.getByText(text)) }
}

afterEach(() => {
  window.early?.stop()
  delete window.early
  document.body.replaceChildren()
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'command')
})

describe('presses while the page wakes', () => {
  const menu = '<button command="show-modal" commandfor="menu">Menu</button><button>Log in</button>'

  it('a button that works by HTML alone does so at once, where the browser knows how', () => {
    Object.assign(HTMLButtonElement.prototype, { command: '' })
    const { press } = openAsleep(menu)
    expect(press('Menu')).toBe(true)
    expect(press('Log in')).toBe(false)
    expect(pressedEarly()).toEqual(['Log in'])
  })

  it('the menu opens and closes before anything wakes where the browser does not know its attributes', () => {
    const { press } = openAsleep(`${menu}<dialog id="menu"><button commandfor="menu">Close</button></dialog>`)
    press('Menu')
    const panel = document.querySelector('dialog')
    expect(panel?.open).toBe(true)
    press('Close')
    expect([panel?.open, pressedEarly()]).toEqual([false, []])
  })

  it('all presses are kept in their order, and one that is pressed again counts once', () => {
    const { press } = openAsleep('<button>Decline</button><button>Continue</button><a href="/" data-early="x">Link</a>')
    for (const text of ['Decline', 'Continue', 'Decline', 'Link']) press(text)
    expect(pressedEarly()).toEqual(['Decline', 'Continue', 'Link'])
    expect(document.querySelectorAll('[data-waiting]').length).toBe(3)
  })

  it('once the page is awake each press is made in its order', async () => {
    document.body.innerHTML = ''
    const made: string[] = []
    const [first, second] = ['first', 'second'].map((name) => {
      const button = document.createElement('button')
      button.textContent = name
      button.onclick = () => made.push(name)
      document.body.append(button)
      return button
    })
    run()
    for (const button of [second, first]) if (button) fireEvent.click(button)
    expect(made).toEqual([])
    await renderSite('/privacy')
    await waitFor(() => expect(made).toEqual(['second', 'first']))
    expect(document.querySelector('[data-waiting]')).toBeNull()
    expect(window.early).toBeUndefined()
  })
})
