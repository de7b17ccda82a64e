/*
 * Runs before anything else of the page: it shows what the reader chose before the first paint, and what it keeps is done
 * by replay-early-clicks.tsx once the page is awake.
 */
{
  const early = { pressed: [], isSignUpWanted: false, isByPointer: false, stop }

  // Light or dark for good; anything else follows the system. The footer calls it too (theme-choice.tsx).
  window.showTheme = (theme) => {
    const { dataset } = document.documentElement
    if (theme === 'light' || theme === 'dark') dataset.theme = theme
    else delete dataset.theme
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      const { scheme } = meta.dataset
      meta.media = !dataset.theme ? `(prefers-color-scheme: ${scheme})` : dataset.theme === scheme ? 'all' : 'not all'
    }
  }

  try {
    window.showTheme(localStorage.getItem('theme'))
    // Header and foot are right from the first paint on: header.module.css and consent-banner.module.css look at these.
    if (localStorage.getItem('access_token')) document.documentElement.dataset.signedIn = ''
    if (/(?:^|;\s*)CookieConsent=/.test(document.cookie)) document.documentElement.dataset.decided = ''
  } catch {
    // A browser that keeps nothing has nobody signed in, and no choice.
  }

  // What a button does by HTML alone it does at once, where the browser knows how.
  const waits = 'command' in HTMLButtonElement.prototype ? 'button:not([command])' : 'button'

  function keepPress(event) {
    // A link that must wait as well carries the mark, and so does a button that may be replaced while the page wakes.
    const button = event.target.closest(`${waits}, [data-early]`)
    if (!button) return
    event.preventDefault()
    // While it wakes, React would answer the press as well, and it would count twice.
    event.stopPropagation()
    // The menu opens and closes before anything wakes, also where the browser does not know how.
    const menu = document.getElementById(button.getAttribute('commandfor'))
    if (menu) {
      if (menu.open) menu.close()
      else menu.showModal()
      return
    }
    // Whoever presses again because nothing happens wants it once.
    if (!early.pressed.includes(button)) early.pressed.push(button)
    button.setAttribute('data-waiting', '')
  }

  function keepMeans(event) {
    early.isByPointer = event.type === 'pointerdown'
  }

  function keepSignUp() {
    early.isSignUpWanted = true
  }

  function stop() {
    removeEventListener('click', keepPress, true)
    removeEventListener('pointerdown', keepMeans, true)
    removeEventListener('keydown', keepMeans, true)
    removeEventListener('showSignUpModal', keepSignUp)
  }

  // In a browser that is too old nothing wakes, and no press is answered.
  if (!('tooOld' in document.documentElement.dataset)) {
    addEventListener('click', keepPress, true)
    addEventListener('pointerdown', keepMeans, true)
    addEventListener('keydown', keepMeans, true)
    addEventListener('showSignUpModal', keepSignUp)
    window.early = early
  }
}
