/**
 * Redirects a browser without modules or import maps, which cannot run the page's code, to a page that says so. A visitor who continues
 * anyway is not redirected again in this tab. Written in ES3, for any browser.
 *
 * @spec RT-18
 */
export const OLD_BROWSER_SCRIPT =
  '(function(){var on=/[?&]anyway=1(&|$)/.test(location.search),S=window.HTMLScriptElement;' +
  'try{if(on)sessionStorage.setItem("tl-anyway","1");on=on||sessionStorage.getItem("tl-anyway")}catch(e){}' +
  'if(!on&&!(S&&S.supports&&S.supports("importmap"))&&!/\\/oldbrowser$/.test(location.pathname))' +
  'location.replace("/"+document.documentElement.lang+"/oldbrowser")})()';
