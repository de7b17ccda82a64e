import { chromium } from 'playwright-core'
import { readFileSync } from 'node:fs'
const base='http://localhost:4170'
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-background-networking']})
for (const [lng,w] of [['en',1280],['en',390],['zh',390]]) {
  const c=await b.newContext({viewport:{width:w,height:800}})
  const p=await c.newPage(); p.on('console',m=>m.type()==='error'&&console.log('console',m.text())); p.on('pageerror',e=>console.log('pageerror',e.message))
  await c.addCookies([{name:'language',value:lng,url:base},{name:'i18next',value:lng,url:base}])
  const sent=[]; p.on('request',r=>{ if(r.method()!=='GET') sent.push(r.url()); if(r.url().includes('verify/')) console.log('asks', r.url().slice(-80), r.postData()) })
  await p.goto(base+'/verify'); await p.waitForTimeout(1500)
  if (lng==='zh') { const x=p.locator('button, a', {hasText:'中文'}).first(); if(await x.count()) { await x.click(); await p.waitForTimeout(1500) } }
  await p.screenshot({path:`/tmp/v-${lng}-${w}-a.png`})
  await p.setInputFiles('input[type=file]', '/work/wt/report/web/build/client/example-report-en.pdf')
  await p.waitForSelector('section[data-kind]')
  console.log(lng,w,await p.locator('section[data-kind]').innerText())
  await p.screenshot({path:`/tmp/v-${lng}-${w}-b.png`, fullPage:true})
  await p.setInputFiles('input[type=file]', '/work/wt/report/package.json')
  await p.waitForSelector('section[data-kind=not_issued]')
  console.log('posts', sent)
  await c.close()
}
await b.close()
