/**
 * The one inline script of every page. Its text never varies, so that one hash in the Content-Security-Policy admits
 * it; the differences between sites are in attributes of the html element. It runs before the first paint:
 *
 * - the stored colour mode ("light" or "dark"; anything else is as if nothing were stored) becomes `data-theme` and
 *   `data-theme-choice`, which else stay as the site has them, with the system's mode where that is followed;
 * - the stored contrast ("more" or "normal") becomes `data-contrast`; without it the style sheet follows the system;
 * - a dismissed announcement of the site at this base is marked with `data-announcement-dismissed`;
 * - the fonts are asked for at once where they can be there in time: the head came soon, or a service worker has
 *   them. On a slow line they would take the line from the style sheet: `data-fonts-later` leaves them to the next
 *   page;
 * - when a script or style sheet of the site does not load, a box says so and names the base path that would fit.
 *
 * It is written by hand because a bundler would make another text, and so another hash, with every version.
 */
export const bootstrapScript = [
  "(function(){",
  'var doc=document,data=doc.documentElement.dataset,theme=read("theme"),contrast=read("contrast"),told;',
  "function read(key){try{return localStorage.getItem(key)}catch(e){}}",
  'if(theme==="light"||theme==="dark")data.theme=data.themeChoice=theme;',
  'else if(data.themeChoice==="system")data.theme=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";',
  'if(contrast==="more"||contrast==="normal")data.contrast=contrast;',
  'if(data.announcement===read("fairlead"+data.base+"announcement"))data.announcementDismissed="";',
  // The head comes after 400 ms where a request takes long: what is asked for now comes no sooner.
  'if(performance.now()>400&&!navigator.serviceWorker?.controller)data.fontsLater="";',
  'else for(var link of doc.querySelectorAll("[as]"))link.media="";',
  "function report(){",
  "if(told)return;told=1;",
  'var at=location.pathname.replace(/(\\/index)?\\.html$|\\/$/,""),tail=data.pathname.replace(/^\\/$/,""),type=doc.body.dataset.pageType,',
  'fit=at.endsWith(tail)?at.slice(0,at.length-tail.length)+"/":data.base,',
  'box=doc.createElement("div");',
  'box.id="load-failure";box.setAttribute("role","alert");',
  'box.textContent=!type||type==="not-found"||fit===data.base',
  '?"Parts of this page did not load. The text is complete; reload the page to get the rest."',
  ':"This page did not load properly: it was built for the base path "+data.base+" and is served at "+fit+". Build it with --base "+fit;',
  "doc.body.prepend(box)}",
  'addEventListener("error",function(event){',
  'if("asset"in(event.target.dataset||{}))doc.readyState==="loading"?doc.addEventListener("DOMContentLoaded",report):report()},true)',
  "})()",
].join("");
