import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { outcomesIn } from '/work/wt/model/model/src/evidence/reported-outcomes.ts'
import { casesOf } from '/work/wt/model/model/src/fit/likelihood.ts'
import { fit, publishedFit } from '/work/wt/model/model/src/fit/fit.ts'
import { lines } from '/work/wt/model/model/src/evidence/lines.ts'
const rows = parse(readFileSync('/work/wt/model/model/data/reported-outcomes.csv','utf8'), {columns:true})
let t=performance.now(); const lap=(n:string)=>{const u=performance.now();console.log(n,(u-t).toFixed(0),'ms');t=u}
const o=outcomesIn(rows); console.log(o.length)
const c=casesOf(o); lap('cases')
const pr=fit(null,publishedFit); lap('prior')
const sd=(v:number[])=>{const m=v.reduce((a,b)=>a+b)/v.length;return [m,Math.sqrt(v.reduce((a,b)=>a+(b-m)**2,0)/v.length)]}
for(const temp of [0.5,1]){
const f=fit(c,{...publishedFit,tempering:temp}); lap('fit'); console.log(temp,f.effectiveSampleSize,f.distinct)
let s=0,n=0
lines.forEach((l,k)=>{const a=sd(pr.draws.map(d=>d.sizes[k]!)),b=sd(f.draws.map(d=>d.sizes[k]!)); console.log(l.id.padEnd(18),a.map(x=>x.toFixed(3)).join(' ± '),' -> ',b.map(x=>x.toFixed(3)).join(' ± '),(b[1]!/a[1]!).toFixed(2), l.column??''); if(l.column){s+=b[1]!/a[1]!;n++}})
console.log('mean ratio',s/n, 'effect',sd(f.draws.map(d=>d.effect)),'growth',sd(f.draws.map(d=>d.payGrowth)))
}
