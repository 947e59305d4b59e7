export const phrasesKey = 'GET /api/console/site/phrases';
