import { chromium } from 'playwright-core'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
const base='http://localhost:4170', api=base+'/api/v1'
const profile={route:{pass:'ep',links:[],apply_month:'2026-11'},you:{birth_month:'1993-05'},residence:{in_singapore_since:'2019-02',away_5y:'1_3'},work:{work_status:'employee',employer_since:'2021-07',monthly_pay:8200},education:{highest:'bachelor'},family:{marital_status:'single'},roots:{},history:{previous:'none',conviction:'no'}}
const j=async(m,p,t,b,form)=>{const r=await fetch(api+p,{method:m,headers:{...(t&&{authorization:'Bearer '+t}),'content-type':form?'application/x-www-form-urlencoded':'application/json'},body:form?new URLSearchParams(form):b&&JSON.stringify(b)});return r.headers.get('content-type')?.includes('pdf')?{bytes:Buffer.from(await r.arrayBuffer()),headers:r.headers}:r.json()}
const {access_token:t}=await j('POST','/login/access-token',null,null,{username:'demo@settlesg.example',password:'settling down'})
const co=await j('POST','/payment/create-checkout-session_2',t,{quantity:1})
await fetch(co.url+'/complete',{method:'POST',body:new URLSearchParams({outcome:'paid'})})
for(let i=0;i<20;i++){const me=await j('GET','/users/me',t); if(me.supercredits) break; await new Promise(r=>setTimeout(r,500))}
const un=await j('POST','/credit/user-consume-supercredits',t,{profile})
for (const language of ['en','zh']) { const t0=Date.now(); const r=await j('POST','/users/generate-pr-report',t,{assessment_id:un.assessment_id,language,label:'My first plan 计划'}); console.log(language, r.bytes?.length, Date.now()-t0,'ms', r.headers?.get('x-report-number')) ; (await import('node:fs')).writeFileSync(`/tmp/live-${language}.pdf`, r.bytes)}
console.log(await j('POST','/users/send_pr1',t,{assessment_id:un.assessment_id,language:'zh',label:'My first plan 计划'}))
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-background-networking']})
const c=await b.newContext({viewport:{width:1280,height:900},acceptDownloads:true}); const p=await c.newPage(); p.on('console',m=>m.type()==='error'&&console.log('console',m.text()))
await p.goto(base+'/home'); await p.getByRole('button',{name:/log in/i}).first().click(); await p.getByLabel(/e-?mail/i).first().fill('demo@settlesg.example'); await p.getByLabel(/^password/i).first().fill('settling down'); await p.locator('form').getByRole('button',{name:/sign in/i}).click(); await p.waitForTimeout(3000)
await p.goto(base+'/account'); await p.getByRole('heading',{name:'Reports'}).waitFor(); await p.waitForTimeout(1500)
const sec=p.locator('section',{has:p.getByRole('heading',{name:'Reports'})}); await sec.screenshot({path:'/tmp/acc-1280.png'})
const [d]=await Promise.all([p.waitForEvent('download'), sec.getByRole('button',{name:'Download again'}).first().click()])
const f=readFileSync(await d.path()); console.log('downloaded', d.suggestedFilename(), f.length, createHash('sha256').update(f).digest('hex'))
await p.setViewportSize({width:390,height:800}); await p.waitForTimeout(500); await sec.screenshot({path:'/tmp/acc-390.png'})
await b.close()
await new Promise(r=>setTimeout(r,4000)); const mails=await (await fetch(base+'/dev/mail.json?to=demo@settlesg.example')).json(); console.log(JSON.stringify(mails.map(m=>({subject:m.subject,attachments:m.attachments})),null,1)); console.log(mails[0].text)
