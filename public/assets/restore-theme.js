// Runs in <head> before the first paint, so that a chosen theme never flashes; a file of its own because of the CSP.
try {
	const theme = localStorage.getItem('theme');
	if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {}
