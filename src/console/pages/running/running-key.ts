export const runningKey = 'GET /api/running';
