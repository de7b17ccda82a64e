/*
 * Marks the page of a browser that is older than the supported ones: then too-old.tsx says so, and no script starts
 * (scripts/build-steps.ts). Written in the oldest syntax, which such a browser must understand, and alone, so that what
 * it does not understand in first-script.js stops nothing here. What is asked came with the oldest supported browsers:
 * Chrome 119 matches `:user-invalid`, Safari 17 knows sets in patterns, Firefox 120 tells whether a reader was active.
 */
if (
  !(
    Array.prototype.toSorted &&
    'unicodeSets' in RegExp.prototype &&
    navigator.userActivation &&
    window.CSS &&
    CSS.supports('selector(:user-invalid)')
  )
) {
  document.documentElement.setAttribute('data-too-old', '')
}
