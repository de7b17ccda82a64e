/* Runs before anything else of the page; what it keeps is done by what-came-early.tsx once the page is awake. */
{
  const early = { pressed: null, isSignUpWanted: false, stop }

  try {
    // The header is right from the first paint on: account-or-log-in.module.css looks at this.
    if (localStorage.getItem('access_token')) document.documentElement.dataset.signedIn = ''
  } catch {
    // A browser that keeps nothing has nobody signed in.
  }

  function keepPress(event) {
    const button = event.target.closest('[data-early]')
    if (!button) return
    event.preventDefault()
    // While it wakes, React would answer the press as well, and it would count twice.
    event.stopPropagation()
    early.pressed?.removeAttribute('data-waiting')
    early.pressed = button
    button.setAttribute('data-waiting', '')
  }

  function keepSignUp() {
    early.isSignUpWanted = true
  }

  function stop() {
    removeEventListener('click', keepPress, true)
    removeEventListener('showSignUpModal', keepSignUp)
  }

  addEventListener('click', keepPress, true)
  addEventListener('showSignUpModal', keepSignUp)
  window.early = early
}
