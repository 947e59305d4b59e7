/**
 * A page can be read and pressed before its script is there. A link works without one; a button of the screen would do nothing, and
 * who pressed it on a slow line would think that the site is broken. What was pressed last is kept, and pressed once it is live.
 */
type Pressing = typeof globalThis & { earlyPress?: HTMLElement };

/**
 * Stands in the document's first script, in words that need no building. React may bring a screen to life because of the very press
 * and then answer it: in that case the screen is live by the time the press has come up again, and there is nothing to keep.
 * Forms are sent by the browser itself.
 */
export const earlyPressScript =
	"(function(d){function isLive(){return d.dataset.ready!==undefined}addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('main button[type=button]');if(b&&!isLive())window.earlyPress=b},true);addEventListener('click',function(){if(isLive())delete window.earlyPress})})(document.documentElement);";

/** By what made the screen live. A screen that was drawn anew meanwhile no longer has that button. */
export function pressAgain(): void {
	// Not within the press itself, which may be why the screen has come to life.
	setTimeout(() => {
		const pressing = globalThis as Pressing;
		const button = pressing.earlyPress;
		delete pressing.earlyPress;
		if (button?.isConnected) button.click();
	});
}
