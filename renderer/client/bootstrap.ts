/**
 * The one inline script of every page. Its text never varies, so that one hash in the Content-Security-Policy admits
 * it; what differs between sites stands in attributes of the html element. It runs before the first paint:
 *
 * - the stored colour mode ("light" or "dark"; anything else is as if nothing were stored) becomes `data-theme` and
 *   `data-theme-choice`;
 * - a dismissed announcement is marked with `data-announcement-dismissed`;
 * - when a script or style sheet of the site does not load, a box says so and names the base path that would fit.
 *
 * It is written by hand because a bundler would make another text, and so another hash, with every version.
 */
export const bootstrapScript = [
  "(function(){",
  "var root=document.documentElement,data=root.dataset;",
  "function read(key){try{return localStorage.getItem(key)}catch(e){return null}}",
  'var choice=read("theme"),follow="followSystem"in data;',
  'if(choice!=="light"&&choice!=="dark")choice=follow?"system":data.defaultTheme==="dark"?"dark":"light";',
  "data.themeChoice=choice;",
  'data.theme=choice!=="system"?choice:matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";',
  'if("announcement"in data&&read("announcement")===data.announcement)data.announcementDismissed="";',
  "function report(){",
  'if(document.getElementById("load-failure"))return;',
  'var at=location.pathname.replace(/(\\/index)?\\.html$|\\/$/,""),tail=data.pathname==="/"?"":data.pathname,',
  'fit=at.slice(-tail.length)===tail||!tail?at.slice(0,at.length-tail.length)+"/":data.base,',
  'box=document.createElement("div");',
  'box.id="load-failure";box.setAttribute("role","alert");',
  'box.textContent=fit===data.base||!document.body.dataset.pageType||document.body.dataset.pageType==="not-found"',
  '?"Parts of this page did not load. The text is complete; reload the page to get the rest."',
  ':"This page did not load properly: the site was built for the base path "+data.base+" and is served at "+fit+". Whoever runs it can build it with --base "+fit+".";',
  "document.body.prepend(box)}",
  'addEventListener("error",function(event){var at=event.target;',
  'if(at&&at.dataset&&"asset"in at.dataset){if(document.readyState==="loading")',
  'document.addEventListener("DOMContentLoaded",report);else report()}},true)',
  "})()",
].join("");
