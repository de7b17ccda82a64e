import { type Endpoint, get, patch, post, remove } from './endpoint.ts'
import { errors } from './errors.ts'
import * as schemas from './schemas.ts'

export const assessmentEndpoints = {
  assessments: get('/assessments', {
    summary: 'The assessments of the account, newest first',
    access: 'user',
    query: schemas.Page,
    answer: schemas.AssessmentSummaries,
  }),
  assessment: get('/assessments/{id}', {
    summary: 'One assessment with its answers and its estimate',
    access: 'user',
    params: schemas.AssessmentInPath,
    answer: schemas.Assessment,
    errors: [errors.assessmentNotFound],
  }),
  sharpen: post('/assessments/{id}/answers', {
    summary:
      'Correct the answers of an assessment or add to them: free for 30 days from its charge, 50 times; answers that shape advice only always',
    access: 'user',
    params: schemas.AssessmentInPath,
    body: schemas.AssessmentAnswers,
    answer: schemas.Prediction,
    errors: [errors.locked, errors.assessmentNotFound, errors.anotherPerson, errors.closed, errors.tooManyVersions],
  }),
  assessmentVersion: get('/assessments/{id}/versions/{number}', {
    summary: 'One version of an assessment with its answers and its estimate',
    access: 'user',
    params: schemas.VersionInPath,
    answer: schemas.AssessmentVersion,
    errors: [errors.assessmentNotFound, errors.versionNotFound],
  }),
  labelAssessment: patch('/assessments/{id}', {
    summary: 'Name an assessment',
    access: 'user',
    params: schemas.AssessmentInPath,
    body: schemas.AssessmentLabel,
    answer: schemas.AssessmentSummary,
    errors: [errors.assessmentNotFound],
  }),
  deleteAssessment: remove('/assessments/{id}', {
    summary: 'Delete the answers and the estimate; the same answers are not charged again',
    access: 'user',
    params: schemas.AssessmentInPath,
    answer: schemas.Message,
    errors: [errors.assessmentNotFound],
  }),
} as const satisfies Record<string, Endpoint>
