import { createTheme } from '@mantine/core'

/** Chinese pages put the faces for Chinese before these (styles/base.css). */
const systemFonts =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif"

const dialogDefaults = {
  // Locking the scroll writes a style element at run time, which the content security policy refuses.
  lockScroll: false,
  // Mantine's <header> in a dialog is not the banner of the page.
  attributes: { header: { role: 'none' } },
}

/**
 * The theme of Mantine. The defaults of components are plain objects, so that naming a component here does not pull
 * it into the first screen.
 */
export const theme = createTheme({
  primaryColor: 'jade',
  primaryShade: 7,
  colors: {
    jade: [
      '#eef6f2',
      '#dcece5',
      '#b9d9cc',
      '#8fc2b0',
      '#61a791',
      '#3d8d76',
      '#237561',
      '#11614f',
      '#0b4f40',
      '#073d32',
    ],
    // Greys in the tint of the text. The fifth draws the borders of fields, the sixth their placeholders: both readable.
    gray: [
      '#f7f8f6',
      '#eef1ee',
      '#e0e5e1',
      '#ced5d0',
      '#84918b',
      '#687570',
      '#586660',
      '#475c55',
      '#2c413a',
      '#16302a',
    ],
  },
  black: '#16302a',
  fontFamily: systemFonts,
  headings: { fontFamily: systemFonts, fontWeight: '650' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // Text of 16 px: smaller fields make phones zoom in.
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    NumberInput: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    Modal: { defaultProps: dialogDefaults },
    Drawer: { defaultProps: dialogDefaults },
  },
})
