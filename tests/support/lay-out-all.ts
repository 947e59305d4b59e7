/**
 * To be run in a page: what a browser leaves for later because it is far below is laid out too, as for one who has been
 * there. Otherwise what is cut or hangs over down there would be seen by no check and on no picture.
 */
export function layOutAll(): void {
	const once = 'isLaidOut';
	if (once in window) return;
	Object.assign(window, { [once]: true });
	const sheet = new CSSStyleSheet();
	sheet.replaceSync('* { content-visibility: visible !important; }');
	document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
