/* Names of places and of schools, as far as they decide an answer: whether something is here or abroad. */

/** Countries and cities that are not Singapore. */
export const foreignPlaces =
  '\\b(?:malaysia|kuala lumpur|kl|jb|johor|penang|ipoh|melaka|malacca|kuching|sabah|sarawak|indonesia|jakarta|surabaya|bandung|medan|yogyakarta|bali|philippines|manila|cebu|davao|quezon|iloilo|thailand|bangkok|vietnam|hanoi|saigon|hcmc|hue|da nang|ho chi minh|myanmar|yangon|india|delhi|mumbai|bangalore|bengaluru|chennai|hyderabad|kolkata|pune|kerala|ahmedabad|jaipur|coimbatore|kochi|gujarat|punjab|tamil nadu|bangladesh|dhaka|chattogram|chittagong|sylhet|sri lanka|colombo|nepal|kathmandu|pakistan|karachi|lahore|cambodia|phnom penh|laos|china|beijing|shanghai|shenzhen|guangzhou|hong kong|hk|macau|taiwan|taipei|japan|tokyo|korea|seoul|australia|sydney|melbourne|perth|brisbane|adelaide|new zealand|auckland|uk|england|london|scotland|ireland|dublin|germany|berlin|munich|france|paris|italy|spain|netherlands|amsterdam|portugal|lisbon|madrid|barcelona|rome|milan|turin|austria|vienna|poland|belgium|brussels|switzerland|zurich|geneva|sweden|russia|dubai|uae|qatar|usa|the us|united states|america|new york|california|canada|toronto|vancouver|brazil|mexico|kenya|nairobi|nigeria|egypt|cairo|turkey|istanbul|iran|south africa|europe|back home|home country|overseas|abroad)\\b|国内|中国|老家|上海|北京|深圳|广州|杭州|成都|南京|武汉|西安|重庆|天津|苏州|厦门|福建|漳州|泉州|长沙|郑州|洛阳|济南|青岛|大连|沈阳|哈尔滨|昆明|东莞|佛山|宁波|香港|澳门|台湾|台北|马来西亚|吉隆坡|槟城|新山|印度|印尼|雅加达|菲律宾|越南|泰国|缅甸|日本|东京|韩国|澳洲|澳大利亚|英国|伦敦|美国|加拿大|德国|法国|欧洲|海外|国外'

/** Universities and polytechnics of Singapore. */
export const localSchools =
  "\\b(?:nus|ntu|smu|sutd|suss|sit|nafa|lasalle|(?:ngee ann|singapore|temasek|nanyang|republic|s'pore|np|sp|tp|nyp|rp) (?:poly(?:technic)?\\b))|\\blocal (?:uni(?:versity)?|poly(?:technic)?|degree)\\b|national university of singapore|nanyang tech\\w*|singapore management university|国大|南洋理工|南大(?!门)|新加坡国立|新加坡管理大学|新跃|义安|淡马锡理工|共和理工|新加坡理工|本地大学"

/** Well-known ones elsewhere, beside those named by their place. */
export const foreignSchools =
  '\\b(?:iit|nit|iim|bits pilani|anna university|stanford|mit|harvard|yale|princeton|berkeley|ucla|columbia|cornell|oxford|cambridge|imperial|ucl|lse|warwick|manchester|edinburgh|monash|unsw|unimelb|utm|ukm|usm|utar|hku|hkust|cuhk|tsinghua|peking|fudan|sjtu|zju|up diliman|ateneo|ust)\\b|清华|北大|复旦|浙大|浙江大学|上海交大|上交|中山大学|武大|华科|南京大学|人大|211|985|双一流|[一二三]本|双非|eth|epfl|ubc|mcgill|utoronto|anu|rmit|curtin|deakin|马大|拉曼|港大|港中文|港科'
