/**
 * Leads a browser without modules or import maps to the page that says so: none of the page's own code would run there. Whoever goes on all the
 * same is not asked again in this tab. Written for any browser, so in the oldest form of the language.
 *
 * @spec RT-18
 */
export const OLD_BROWSER_SCRIPT =
  '(function(){var on=/[?&]anyway=1(&|$)/.test(location.search),S=window.HTMLScriptElement;' +
  'try{if(on)sessionStorage.setItem("tl-anyway","1");on=on||sessionStorage.getItem("tl-anyway")}catch(e){}' +
  'if(!on&&!(S&&S.supports&&S.supports("importmap"))&&!/\\/oldbrowser$/.test(location.pathname))' +
  'location.replace("/"+document.documentElement.lang+"/oldbrowser")})()';
