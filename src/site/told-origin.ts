export const originMeta = 'origin';

/** As the server said it: a site can be reached by two names, and its pages have one address. */
export const toldOrigin = (): string =>
	document.querySelector<HTMLMetaElement>(`meta[name=${originMeta}]`)?.content ?? window.location.origin;
